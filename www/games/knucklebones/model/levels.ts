// How strong the computer's players are, by level: those of the Lab.

import { LEVELS, type Level, type Wins } from "../../../shell/levels.ts";

export const PLAYER_AT: Record<Level, string> = {
  weak: "random",
  medium: "greedy",
  strong: "risk-4",
  strongest: "best-4",
};

/** The level of a player of the computer's; null of one that is none of the four. */
export const levelOf = (by: string) => LEVELS.find((level) => PLAYER_AT[level] === by) ?? null;

/**
 * Of 100 games against the strongest so many are won, a tie as half a one: 2,000, 20,000 and 6,000 of the Lab, without the luck of
 * the dice.
 */
export const WINS: Wins = { weak: 17, medium: 33, strong: 43 };
