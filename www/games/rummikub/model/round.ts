// A round at a real table that is over: who won, and what the others hold.

import { partOfWin } from "../../../shell/game/records/part-of-win.ts";
import type { PlayerResult } from "../../../shell/game/records/types.ts";
import { at } from "../../../shell/model/at.ts";
import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { MOST_OTHERS } from "./state.ts";
import type { RoundDraft } from "./types.ts";

/** Points on a rack at most. */
export const MOST_LEFT = 999;

/**
 * A round before anything is typed.
 * @param names that the device remembers
 * @param isWon whether the person at the device has won
 */
export const newRound = (names: string[], isWon: boolean): RoundDraft => ({
  seats: Array.from({ length: MOST_OTHERS + 1 }, (_, seat) => ({ name: names[seat] ?? "", left: "" })),
  winner: isWon ? 0 : null,
  refusal: null,
});

/** What is missing or wrong: nobody has won, a number is none, the winner holds more than another, or nobody else has played. */
export type RoundProblem = "winner" | "number" | "fewest" | "alone";

/**
 * How a round went for all who have played it: for the winner and those whose points are typed. The others lose by how much
 * they hold more than the winner, whose rack is empty unless the pool ran out; who share the win share what that is.
 */
export function judgedRound({ seats, winner }: Pick<RoundDraft, "seats" | "winner">): RoundProblem | PlayerResult[] {
  if (winner === null) return "winner";
  const played = seats.flatMap(({ name, left }, seat) =>
    left.trim() === "" && seat !== winner
      ? []
      : [{ seat, name: cleanName(name, LONGEST_NAME) || seat, left: Number(left) }],
  );
  if (played.some(({ left }) => !Number.isInteger(left) || left < 0 || left > MOST_LEFT)) return "number";
  const least = Math.min(...played.map(({ left }) => left));
  if (Number(at(seats, winner).left) > least) return "fewest";
  if (played.length < 2) return "alone";
  const winners = played.flatMap(({ left, seat }) => (left === least ? [seat] : []));
  const sum = played.reduce((all, { left }) => all + left - least, 0);
  return played.map(({ seat, name, left }) => ({
    ...{ name, by: null, won: partOfWin(winners, seat), luck: null },
    score: left === least ? sum / winners.length : least - left,
  }));
}
