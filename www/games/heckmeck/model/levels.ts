// How strong the computer's players are, by level: those of the Lab.

import type { Strategy } from "#modules/heckmeck";
import type { UsualLevel, Wins } from "../../../shell/model/levels.ts";

export const PLAYER_AT: Record<UsualLevel, Strategy> = {
  weak: "rule-1",
  medium: "rule-5",
  strong: "best-in-worms",
  strongest: "best-to-win",
};

/** The players at a level, the weakest first. */
export const RANKED = Object.values(PLAYER_AT);

/**
 * Of 100 games of two against the strongest, how many are won: 4,000 games of the Lab each, seed 1, without the luck of the dice;
 * 95% ranges are ± 0.4 at most.
 */
export const WINS: Wins = { weak: 16, medium: 26, strong: 46 };
