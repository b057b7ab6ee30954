// How strong the computer's players are, by level: those of the Lab.

import type { Level, Wins } from "../../../shell/levels.ts";

export const PLAYER_AT: Record<Level, string> = {
  weak: "rule-1",
  medium: "rule-5",
  strong: "best-in-worms",
  strongest: "best-to-win",
};

/** Of 100 games of two against the strongest so many are won: 4,000 of the Lab, seed 1, without the luck of the dice. */
export const WINS: Wins = { weak: 16, medium: 26, strong: 46 };
