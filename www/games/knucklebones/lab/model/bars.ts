// What the picture of a run shows: the first player's share without luck and with it, then how games ended.

import { possible, possibleRange } from "../../../../shell/lab/shares.js";

/** @typedef {import("./types.d.ts").Bar} Bar */
/** @typedef {import("../../../../shell/lab/lab.d.ts").Estimate} Estimate */

/** A part of all games, of which no range is told. @param {number} part @param {number} games @returns {Estimate} */
function partOf(part, games) {
  const value = part / games;
  return { value, low: value, high: value };
}

/** @param {import("./types.d.ts").Result} result @returns {Bar[]} */
export const bars = ({ adjusted, share, wins, ties, losses, games }) => [
  { of: "adjusted", share: possibleRange({ ...adjusted, value: possible(adjusted.value) }), kind: "first" },
  { of: "share", share: possibleRange(share), kind: "other" },
  { of: "wins", share: partOf(wins, games), kind: "other" },
  { of: "ties", share: partOf(ties, games), kind: "ties" },
  { of: "losses", share: partOf(losses, games), kind: "other" },
];
