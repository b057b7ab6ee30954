// The racks of a game with the computer, and what the player made of it.

import { DEALT, racksOf } from "./state.ts";
import type { LoggedMove, State } from "./types.ts";

/** Whose rack is told next while real tiles are dealt. */
export const toDealTo = (state: State) => racksOf(state).findIndex(({ length }) => length < DEALT);

/** The most tiles that could have gone in a turn, and whether they did; null where that is not known, or nothing could go. */
export function possibleOf({ did, tiles, best }: LoggedMove) {
  if (!best || best.tiles === 0) return null;
  return { tiles: best.tiles, isPlayed: did === "played" && tiles.length >= best.tiles };
}

export type Tally = ReturnType<typeof tally>;

/** What the player has played, and what was possible, in the turns that are known. */
export function tally({ moves }: State) {
  const own = moves.filter(({ seat, best }) => seat === 0 && best !== undefined);
  const played = own.map((logged) => (logged.did === "played" ? logged.tiles.length : 0));
  const possible = own.map(({ best }) => best?.tiles ?? 0);
  const sum = (counts: number[]) => counts.reduce((all, count) => all + count, 0);
  return {
    turns: own.length,
    played: sum(played),
    possible: sum(possible),
    fewer: own.filter((_, nth) => played[nth] < possible[nth]).length,
  };
}
