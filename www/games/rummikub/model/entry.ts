// What becomes of the set that is being entered: what still belongs to it, and when the next one begins.

import { joined, judged, tableSet } from "./sets.ts";
import { DEALT, playsAlong, setsNow } from "./state.ts";
import { isJoker } from "./tiles.ts";
import type { State, Tile, WhyNoSet } from "./types.ts";

/** The whole set that is being entered as a new one; null if it is none yet, or one of the table that is corrected. */
export const wholeEntry = ({ table: { entry }, rules }: State) =>
  entry.at === null ? tableSet(entry.tiles, entry.kind, rules.oneJoker) : null;

/** Why what is being entered is no set. */
export const whyNoEntry = ({ table, rules }: State) => judged(table.entry.tiles, null, rules.oneJoker).why as WhyNoSet;

/**
 * Whether a tile begins the next set. It does where the set being entered is whole and can't take it; and where that is a run which
 * would have to grow by more than the tile, or was told by its first and its last tile.
 * @param isLeft whether one more of a tile can come into sight
 */
export function beginsNext(state: State, tile: Tile, isLeft: (tile: Tile) => boolean): boolean {
  const whole = wholeEntry(state);
  if (!whole) return false;
  const next = joined(whole.tiles, tile, state.rules.oneJoker);
  if (next.why || !next.added.every(isLeft)) return true;
  return whole.kind === "run" && !isJoker(tile) && (state.isToldByEnds || next.added.length > 1);
}

/** What a set that is being entered becomes with tiles that come together; null if it can't take them all. */
export const joinedAll = (tiles: Tile[], more: Tile[]) =>
  joinedInTurn(tiles, more) ?? joinedInTurn(tiles, more.toReversed());

const joinedInTurn = (tiles: Tile[], more: Tile[]) =>
  more.reduce<Tile[] | null>((all, tile) => {
    const next = all && joined(all, tile);
    return next && !next.why && next.added.length === 1 ? next.tiles : null;
  }, tiles);

/** Whether the player is at turn for the first time, as far as the page knows. */
const hasNotMoved = ({ moves }: State) => moves.every(({ seat }) => seat !== 0);

/** Whether tiles of the rack must have gone to the table: everybody begins with more. */
const hasLaid = (state: State) =>
  state.rack.length > 0 && state.rack.length < DEALT && setsNow(state).length + state.table.loose.length > 0;

/** Whether the page finds by the rack that the player has opened or not; a state that differs was said or linked. */
const goesByRack = (state: State) =>
  !state.isOpeningSaid && hasNotMoved(state) && !playsAlong(state) && state.opened === hasLaid(state);

/** Whether the page has found that the player has opened, which can be denied. */
export const isOpeningFound = (state: State) => state.opened && goesByRack(state);

/** A position after rack or table were entered: with fewer tiles than were dealt the player has opened, else not. */
export const withOpening = (before: State, after: State): State =>
  goesByRack(before) && !after.isOpeningSaid && hasNotMoved(after) ? { ...after, opened: hasLaid(after) } : after;
