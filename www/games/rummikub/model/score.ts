// The racks of a game with the computer, and what the player made of it.

import { jokersSpent, lostIn, playedIn } from "./move-log.ts";
import { DEALT, racksOf } from "./state.ts";
import type { LoggedMove, State } from "./types.ts";

/** Whose rack is told next while real tiles are dealt. */
export const toDealTo = (state: State) => racksOf(state).findIndex(({ length }) => length < DEALT);

/** The best turn beside the one that was made. */
export interface Possible {
  tiles: number;
  isPlayed: boolean;
  /** Whether it is the one with most tiles, as in a puzzle, not the strongest player's. */
  isMost: boolean;
  keepsJoker: boolean;
}

/** Null where the best turn is not known, or nothing was to be played, nor was. */
export function possibleOf(logged: LoggedMove): Possible | null {
  const { best } = logged;
  if (!best || (best.tiles === 0 && playedIn(logged).length === 0)) return null;
  return {
    tiles: best.tiles,
    isPlayed: lostIn(logged) === 0,
    isMost: best.jokers === undefined,
    keepsJoker: jokersSpent(logged) > 0,
  };
}

export type Tally = ReturnType<typeof tally>;

/** What the player has played, and how often the best was something else, in the turns that are known. */
export function tally({ moves }: State) {
  const own = moves.filter(({ seat, best }) => seat === 0 && best !== undefined);
  return {
    turns: own.length,
    played: own.reduce((all, logged) => all + playedIn(logged).length, 0),
    missed: own.filter((logged) => lostIn(logged) > 0).length,
  };
}
