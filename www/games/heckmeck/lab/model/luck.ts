// Results less the luck of the dice, where what was learned about the game tells them.

import { ENOUGH } from "../../../../shell/pages/lab/ranges.ts";
import { standings } from "../../../../shell/pages/lab/standings.ts";
import type { Result } from "./types.ts";

/** The share of games that each seat has won without luck; null where that is not known. */
export function withoutLuck({ players }: Result) {
  const shares = players.flatMap(({ winsWithoutLuck }) => winsWithoutLuck ?? []);
  return shares.length === players.length ? shares : null;
}

/** Whether a result is judged without luck: that is known, and the games are enough for its ranges. */
export const isAdjusted = (result: Result) => result.games >= ENOUGH && withoutLuck(result) !== null;

/** The shares of the seats by which it is judged who wins: without luck where possible, else as played. */
export const judged = (result: Result) =>
  (isAdjusted(result) && withoutLuck(result)) || result.players.map(({ wins }) => wins);

/** The first two by these shares, and whether the first is ahead for certain. */
export const standingsOf = (result: Result) => standings({ players: judged(result).map((wins) => ({ wins })) });

/** What a picture is to say of luck: that it is taken out, or that it is not though that is known, or nothing. */
export function luckOf(isAdjusted: boolean, isJudgedWithoutLuck: boolean): "taken-out" | "as-played" | "" {
  if (isAdjusted) return "taken-out";
  return isJudgedWithoutLuck ? "as-played" : "";
}
