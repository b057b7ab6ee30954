// The chart's curves: one for each way on over the totals, and one for the best of them all.

import { tellsBest } from "./hints.ts";
import type { OddsWay } from "./odds.ts";
import { rank, value } from "./odds.ts";
import { TOTALS, target } from "./state.ts";
import { LOWEST_TILE } from "./tiles.ts";
import type { State } from "./types.ts";

/**
 * `numbers` by total, the first of total 1; `way` is null for the best of all, which `follows` another curve
 * at each total, or none where nothing can be reached.
 */
export interface Curve {
  key: string;
  way: OddsWay | null;
  isOn: boolean;
  numbers: number[];
  follows: (Curve | null)[];
}

export const BEST = "best";

/** Every curve, and whether it is switched on. The best is the last. */
export function curvesOf(state: State, ways: OddsWay[]): Curve[] {
  const visible = ways.filter(({ key }) => !state.hidden.includes(key));
  const isOn = (key: string) => !state.off.includes(key);
  const curves = visible.map((way) => ({
    key: way.key,
    way,
    isOn: isOn(way.key),
    numbers: TOTALS.map((total) => value(way.evaluation, state.charted, total)),
    follows: [],
  }));
  if (visible.length < 2 || !tellsBest(state)) return curves;
  const follows = TOTALS.map((total) => {
    const { best } = rank(visible, state.charted, total);
    return curves.find(({ key }) => best.has(key)) ?? null;
  });
  const numbers = follows.map((curve, nth) => curve?.numbers[nth] ?? 0);
  return [...curves, { key: BEST, way: null, isOn: isOn(BEST), numbers, follows }];
}

/** The curve of the best, if there is one. */
export const bestOf = (curves: Curve[]) => curves.find(({ key }) => key === BEST);

/** Where the best follows which curve: from one total to another. */
export function stretchesOf(best: Curve | undefined) {
  const stretches: { curve: Curve | null; from: number; to: number }[] = [];
  for (const [nth, curve] of (best?.follows ?? []).entries()) {
    const last = stretches.at(-1);
    if (last?.curve === curve) last.to = nth + 1;
    else stretches.push({ curve, from: nth + 1, to: nth + 1 });
  }
  return stretches.flatMap(({ curve, ...ends }) => (curve ? [{ curve, ...ends }] : []));
}

/** The highest number of the curves; of chances it is certainty. */
export const mostOf = ({ charted }: State, curves: Curve[]) =>
  charted === "expectedAtLeast" ? Math.max(1, ...curves.flatMap(({ numbers }) => numbers)) : 1;

/** The total that the chart is read off at. */
export const readTotal = (state: State) => state.readAt ?? (target(state) || LOWEST_TILE);
