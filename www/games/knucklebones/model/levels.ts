// How strong the computer's players are, by level: those of the Lab.

import { type Level, levelOf, type Wins } from "../../../shell/model/levels.ts";
import type { Player } from "./types.ts";

export const PLAYER_AT = {
  weak: "random",
  medium: "greedy",
  strong: "risk-4",
  strongest: "best-4",
} satisfies Record<Level, Player>;

/** Players that are at no level. */
type Unranked = Exclude<Player, (typeof PLAYER_AT)[Level]>;

/** What one of them is known by: its level, or itself where it is at none. */
export const knownAs = (player: Player) => levelOf(PLAYER_AT, player) ?? (player as Unranked);

/**
 * Of 100 games against the strongest so many are won, a tie as half a one: 2,000, 20,000 and 6,000 of the Lab, without the luck of
 * the dice.
 */
export const WINS: Wins = { weak: 17, medium: 33, strong: 43 };
