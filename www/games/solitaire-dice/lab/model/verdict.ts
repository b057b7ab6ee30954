// What a run has come to: who is best, by how much, and whether that is certain.

import { at } from "../../../../shell/model/at.ts";
import { ENOUGH, isAhead } from "../../../../shell/pages/lab/ranges.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { ARTICLE } from "./article.ts";
import { pairOf, ranked } from "./outcome.ts";
import { tables } from "./setting.ts";
import type { Found, Played, Verdict } from "./types.ts";

/** Null before the first game. */
export function verdict(run: Found): Verdict | null {
  const found = ranked(run);
  const [top] = found;
  if (!top) return null;
  // Of a series, the tournament that has just begun says nothing yet.
  const all = found.filter((played) => played.games >= ENOUGH);
  const [best, second] = all;
  if (!best) return { kind: "few", best: top, games: top.games, enough: ENOUGH, adjusted: null };
  const games = Math.min(...all.map((played) => played.games));
  const { adjusted } = best.result;
  if (!second) return { kind: "alone", best, games, adjusted };
  if (run.setting.series) return onSeries(best, all.slice(1), games, tables(run.setting).flat().length === all.length);
  return { kind: "pair", best, pair: pairOf(run, best, second), all: all.length, games, adjusted };
}

function onSeries(best: Played, others: Played[], games: number, isAll: boolean): Verdict {
  const averages = others.map(({ result }) => result.mean.value);
  return {
    kind: "series",
    best,
    games,
    adjusted: best.result.adjusted,
    isSure: others.every(({ result }) => isAhead(best.result.mean, result.mean)),
    next: at(others, 0),
    others: { low: Math.min(...averages), high: Math.max(...averages), count: others.length, isAll },
    article: besideArticle(best.result.mean),
  };
}

function besideArticle({ value, low, high }: Estimate) {
  const { best } = ARTICLE.tuned;
  const kind = high < best ? ("below" as const) : low > best ? ("above" as const) : ("fits" as const);
  return { kind, best, below: best - value };
}
