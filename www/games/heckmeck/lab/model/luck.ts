// Results less the luck of the dice, where what was learned about the game tells them.

import { ENOUGH } from "../../../../shell/lab/ranges.js";
import { standings } from "../../../../shell/lab/standings.js";

/** @typedef {import("./types.d.ts").Result} Result */

/** The share of games that each seat has won without luck; null where that is not known. @param {Result} result */
export function withoutLuck({ players }) {
  const shares = players.flatMap(({ winsWithoutLuck }) => winsWithoutLuck ?? []);
  return shares.length === players.length ? shares : null;
}

/** Whether a result is judged without luck: that is known, and the games are enough for its ranges. @param {Result} result */
export const isAdjusted = (result) => result.games >= ENOUGH && withoutLuck(result) !== null;

/** The shares of the seats by which it is judged who wins: without luck where possible, else as played. @param {Result} result */
export const judged = (result) => (isAdjusted(result) && withoutLuck(result)) || result.players.map(({ wins }) => wins);

/** The first two by these shares, and whether the first is ahead for certain. @param {Result} result */
export const standingsOf = (result) => standings({ players: judged(result).map((wins) => ({ wins })) });

/**
 * What a picture is to say of luck: that it is taken out, or that it is not though that is known, or nothing.
 * @param {boolean} isAdjusted @param {boolean} isJudgedWithoutLuck @returns {"taken-out" | "as-played" | ""}
 */
export function luckOf(isAdjusted, isJudgedWithoutLuck) {
  if (isAdjusted) return "taken-out";
  return isJudgedWithoutLuck ? "as-played" : "";
}
