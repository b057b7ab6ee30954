// What a run has come to: who is best, by how much, and whether that is certain.

import { ENOUGH, isAhead } from "../../../../shell/lab/ranges.js";
import { ARTICLE } from "./article.js";
import { pairOf, ranked } from "./outcome.js";
import { tables } from "./setting.js";

/** @typedef {import("./types.d.ts").Verdict} Verdict */
/** @typedef {import("./types.d.ts").Played} Played */

/** Null before the first game. @param {import("./types.d.ts").Found} run @returns {Verdict | null} */
export function verdict(run) {
  const found = ranked(run);
  if (found.length === 0) return null;
  // Of a series, the tournament that has just begun says nothing yet.
  const all = found.filter((played) => played.games >= ENOUGH);
  if (all.length === 0) return { kind: "few", best: found[0], games: found[0].games };
  const [best, second] = all;
  const games = Math.min(...all.map((played) => played.games));
  if (run.setting.series) return onSeries(all, games, tables(run.setting).flat().length === all.length);
  if (!second) return { kind: "alone", best, games };
  return { kind: "pair", best, pair: pairOf(run, best, second), all: all.length, games };
}

/** @param {Played[]} all @param {number} games @param {boolean} isAll @returns {Verdict} */
function onSeries([best, ...others], games, isAll) {
  const averages = others.map(({ result }) => result.mean.value);
  return {
    kind: "series",
    best,
    games,
    isSure: others.every(({ result }) => isAhead(best.result.mean, result.mean)),
    next: others[0],
    others: { low: Math.min(...averages), high: Math.max(...averages), count: others.length, isAll },
    article: besideArticle(best.result.mean),
  };
}

/** @param {import("../../../../shell/lab/lab.d.ts").Estimate} mean */
function besideArticle({ low, high }) {
  if (high < ARTICLE.tuned.best) return "below";
  return low > ARTICLE.tuned.best ? "above" : "fits";
}
