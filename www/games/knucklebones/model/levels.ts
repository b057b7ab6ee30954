// How strong the computer's players are, by level: those of the Lab.

import type { UsualLevel, Wins } from "../../../shell/model/levels.ts";
import type { Player } from "./types.ts";

export const PLAYER_AT = {
  weak: "random",
  medium: "greedy",
  strong: "risk-4",
  strongest: "best-4",
} satisfies Record<UsualLevel, Player>;

/** The players at a level, the weakest first. */
export const RANKED: Player[] = Object.values(PLAYER_AT);

/**
 * Of 100 games against the strongest, how many are won, a tie as half a one: 2,000, 20,000 and 6,000 games of the Lab, without the
 * luck of the dice; 95% ranges are ± 0.8, 0.2 and 0.2.
 */
export const WINS: Wins = { weak: 17, medium: 33, strong: 43 };
