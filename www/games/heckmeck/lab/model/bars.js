// What the picture of a run shows: of one tournament the seats and ties, of a series the best's share in each.

import { mostWins } from "../../../../shell/lab/standings.js";
import { outcomes } from "./outcome.js";

/** @typedef {import("./types.d.ts").Bar} Bar */
/** @typedef {import("./types.d.ts").Outcome} Outcome */

/** @param {import("./types.d.ts").Found} run @returns {Bar[]} */
export const bars = (run) => outcomes(run).flatMap(run.setting.series ? barOfSeries : barsOfOne);

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
