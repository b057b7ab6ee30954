// Histograms of several players over one axis.

import { grouped, STEP } from "../../model/histogram.ts";
import type { Bins, Played } from "./types.ts";

/** A share of games in percent, with so many digits; `isLess`: below the least that these can tell, which `percent` then is. */
export function shownShare(share: number, digits: number): { percent: number; isLess: boolean; digits: number } | null {
  if (share === 0) return null;
  const least = 10 ** -digits;
  const isLess = share * 100 < least;
  return { percent: isLess ? least : share * 100, isLess, digits };
}

/** The share of each player's games in each step, from the lowest score of all to the highest. */
export function bins(all: Played[]): Bins {
  const groups = all.map(({ result, games }) => ({ games, bars: grouped(result.histogram).bars }));
  const starts = groups.flatMap(({ bars }) => bars.map(({ from }) => from));
  const [from, last] = [Math.min(...starts), Math.max(...starts)];
  const length = (last - from) / STEP + 1;
  const shares = groups.map(({ bars, games }) => {
    const row = Array(length).fill(0);
    for (const bar of bars) row[(bar.from - from) / STEP] = bar.count / games;
    return row;
  });
  return { from, step: STEP, shares };
}
