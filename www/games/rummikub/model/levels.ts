// How strong the computer's players are, by level: those of the Lab.

import type { UsualLevel, Wins } from "../../../shell/model/levels.ts";
import type { RummikubStrategy } from "./types.ts";

export const PLAYER_AT: Record<UsualLevel, RummikubStrategy> = {
  weak: "simple",
  medium: "tiles",
  strong: "jokers",
  strongest: "best",
};

/** The players at a level, the weakest first. */
export const RANKED = Object.values(PLAYER_AT);

/**
 * Of 100 games of two against the strongest, how many are won: 1,000, 1,000 and 2,000 games of the Lab, each deal from both seats,
 * seed 1; 95% ranges are ± 0.6, 2.7 and 2.1.
 */
export const WINS: Wins = { weak: 1, medium: 26, strong: 37 };
