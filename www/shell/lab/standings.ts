// Who has won most of a tournament.

import { isAhead } from "./ranges.js";

/** @typedef {import("./lab.d.ts").Estimate} Estimate */
/** @typedef {{ seat: number, wins: Estimate }} Standing one of those who played, by seat */
/** @typedef {{ players: { wins: Estimate }[] }} Result */

/** The largest share that a seat has won. @param {Result} result */
export const mostWins = ({ players }) => Math.max(...players.map(({ wins }) => wins.value));

/** The first two, and whether the first is ahead for certain, or too close to the second. @param {Result} result */
export function standings({ players }) {
  const [first, second] = players
    .map(({ wins }, seat) => ({ seat, wins }))
    .sort((one, other) => other.wins.value - one.wins.value);
  const kind = /** @type {"won" | "close"} */ (isAhead(first.wins, second.wins) ? "won" : "close");
  return { kind, first, second };
}
