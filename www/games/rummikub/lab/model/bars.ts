// What the picture of a run shows: of one tournament its seats, of a question the first player at each table.

import { mostWins } from "../../../../shell/lab/standings.js";

/** @typedef {import("./types.d.ts").Bar} Bar */
/** @typedef {import("./types.d.ts").Result} Result */

/** What each would win if all were equal. @param {number} players */
const equalShare = (players) => ({ value: 1 / players, low: 1 / players, high: 1 / players });

/** @param {import("./types.d.ts").Found} run @returns {Bar[]} */
export function bars({ setting, results }) {
  const played = results.filter((result) => result !== null);
  return setting.question ? played.map(barOfTable) : played.flatMap(barsOfOne);
}

/** @param {Result} result @returns {Bar} */
function barOfTable({ players }) {
  const size = players.length;
  return { of: { size }, share: players[0].wins, kind: "first", marks: [equalShare(size)] };
}

/** @param {Result} result @returns {Bar[]} */
function barsOfOne(result) {
  const { players } = result;
  const most = mostWins(result);
  return players.map(({ wins }, seat) => ({
    of: { seat },
    share: wins,
    kind: wins.value === most ? "first" : "other",
    marks: [equalShare(players.length)],
  }));
}
