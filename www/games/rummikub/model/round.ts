// A round at a real table that is over: who won, and what the others hold.

import type { RummikubResult } from "#modules/rummikub";
import { partOfWin } from "../../../shell/game/records/part-of-win.ts";
import type { PlayerResult } from "../../../shell/game/records/types.ts";
import { at } from "../../../shell/model/at.ts";
import { cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { MOST_OTHERS } from "./state.ts";
import type { RoundDraft } from "./types.ts";

/** Points on a rack at most, as the solver takes them. */
const MOST_LEFT = 999;

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
 * How a round went for all who have played it: for the winner and those whose points are typed.
 * @param score what everybody scores by the points that are left, as the solver says
 */
export function judgedRound(
  { seats, winner }: Pick<RoundDraft, "seats" | "winner">,
  score: (left: number[]) => RummikubResult,
): RoundProblem | PlayerResult[] {
  if (winner === null) return "winner";
  const played = seats.flatMap(({ name, left }, seat) =>
    left.trim() === "" && seat !== winner
      ? []
      : [{ seat, name: cleanName(name, LONGEST_NAME) || seat, left: Number(left) }],
  );
  if (played.some(({ left }) => !Number.isInteger(left) || left < 0 || left > MOST_LEFT)) return "number";
  if (played.length < 2) return "alone";
  const { winners, scores } = score(played.map(({ left }) => left));
  if (!winners.some((place) => played[place]?.seat === winner)) return "fewest";
  return played.map(({ name }, place) => ({
    ...{ name, by: null, won: partOfWin(winners, place), luck: null },
    score: at(scores, place),
  }));
}
