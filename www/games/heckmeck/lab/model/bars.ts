// What the picture of a run shows: of one tournament the seats and ties, of a series the best's share in each. Without
// luck a tie is part of the seats' shares.

import { possible, possibleRange } from "../../../../shell/lab/shares.js";
import { mostWins } from "../../../../shell/lab/standings.js";
import { isAdjusted, judged } from "./luck.js";
import { outcomes } from "./outcome.js";

/** @typedef {import("./types.d.ts").Bar} Bar */
/** @typedef {import("./types.d.ts").Outcome} Outcome */

/** @typedef {import("../../../../shell/lab/lab.d.ts").Estimate} Estimate */

/** Whether a picture shows shares without luck: the article's figures, where it has some, are of games as played. @param {Outcome[]} all */
export const areAdjusted = (all) =>
  all.every(({ result, figures }) => figures.length === 0 && (result === null || isAdjusted(result)));

/** @param {import("./types.d.ts").Found} run @returns {Bar[]} */
export function bars(run) {
  const all = outcomes(run);
  if (run.setting.series) return all.flatMap(areAdjusted(all) ? adjustedBarOfSeries : barOfSeries);
  return all.flatMap(areAdjusted(all) ? adjustedBars : barsOfOne);
}

/** A share as far as it can be one. @param {Estimate} share */
const shown = (share) => possibleRange({ ...share, value: possible(share.value) });

/** @param {Outcome} outcome @returns {Bar[]} */
function adjustedBarOfSeries({ players, result }) {
  if (!result) return [];
  return [{ of: { against: players[1] }, share: shown(judged(result)[0]), kind: "first", marks: [] }];
}

/** @param {Outcome} outcome @returns {Bar[]} */
function adjustedBars({ result }) {
  if (!result) return [];
  const shares = judged(result);
  const most = Math.max(...shares.map(({ value }) => value));
  return shares.map((share, seat) => ({
    of: { seat },
    share: shown(share),
    kind: share.value === most ? "first" : "other",
    marks: [],
  }));
}

/** @param {Outcome} outcome @returns {Bar[]} */
function barOfSeries({ players, result, figures }) {
  if (!result) return [];
  const marks = figures.map(({ wins }) => wins[0]);
  return [{ of: { against: players[1] }, share: result.players[0].wins, kind: "first", marks }];
}

/** @param {Outcome} outcome @returns {Bar[]} */
function barsOfOne({ result, figures }) {
  if (!result) return [];
  const most = mostWins(result);
  return [
    ...result.players.map(({ wins }, seat) => ({
      of: { seat },
      share: wins,
      kind: /** @type {Bar["kind"]} */ (wins.value === most ? "first" : "other"),
      marks: figures.map((figure) => figure.wins[seat]),
    })),
    { of: "ties", share: result.ties, kind: "ties", marks: figures.map(({ ties }) => ties) },
  ];
}
