// The table while a player moves tiles by hand: piles, which are sets or not yet.

import { inOrder, judged, tableSet } from "./sets.ts";
import { colourOf, isJoker, numberOf, sorted, without } from "./tiles.ts";
import type { Spot, State, Tile } from "./types.ts";

const isSet = (tiles: Tile[]) => judged(tiles).kind !== null;

/** Real tiles by number in one colour, jokers in the gaps; by colour otherwise. */
function inLine(tiles: Tile[]) {
  const real = sorted(tiles.filter((tile) => !isJoker(tile)));
  const jokers = tiles.filter(isJoker);
  if (new Set(real.map(colourOf)).size > 1) return [...real, ...jokers];
  const line = real.flatMap((tile, nth) => {
    const before = real[nth - 1];
    const gap = before ? numberOf(tile) - numberOf(before) - 1 : 0;
    return [...jokers.splice(0, Math.max(0, gap)), tile];
  });
  return [...line, ...jokers];
}

/** A pile with one more tile: where that makes a set nothing else moves, so that jokers go on standing for the same. */
function withTile(tiles: Tile[], tile: Tile) {
  const places = tiles.map((_, nth) => tiles.toSpliced(tiles.length - nth, 0, tile));
  return [...places, [tile, ...tiles]].find(isSet) ?? inLine([...tiles, tile]);
}

/** A pile with more tiles: as a set if they make one. */
export function joinedPile(tiles: Tile[], more: Tile[]) {
  const one = sorted(more).reduce(withTile, tiles);
  const all = inLine([...tiles, ...more]);
  // A joker at the front, where the other end is closed.
  const turned = isJoker(all.at(-1) ?? "") ? ["j", ...all.slice(0, -1)] : all;
  const set = tableSet([one, all, turned].find(isSet) ?? []);
  return set ? inOrder(set).tiles : all;
}

/** The piles of a position: those that were made by hand, else the sets as they lie. */
export const pilesOf = ({ work, table }: Pick<State, "work" | "table">) => work ?? table.sets.map(({ tiles }) => tiles);

/** Tiles of the rack that lie on the table that is worked on. */
export const laidByHand = ({ work, table }: Pick<State, "work" | "table">): Tile[] =>
  work === null
    ? []
    : without(
        work.flat(),
        table.sets.flatMap(({ tiles }) => tiles),
      );

/** The rack without what lies on the table by now. */
export const rackLeft = (state: Pick<State, "work" | "table" | "rack">) => without(state.rack, laidByHand(state));

/** All tiles of the rack that the player wants to lay: those on the table, and those that were tapped. */
export const chosenOf = (state: Pick<State, "work" | "table" | "play">) => [...laidByHand(state), ...state.play];

export const tileAt = (piles: Tile[][], { set, nth }: Spot): Tile | undefined => piles[set]?.[nth];

/**
 * Which tiles of each pile come from the rack: of equal ones, which are as good, those in piles that are no set of the
 * table, the last first.
 */
export function ownSpots(piles: Tile[][], state: Pick<State, "work" | "table">): boolean[][] {
  const before = state.table.sets.map(({ tiles }) => tiles.join());
  const spots = piles.map((tiles) => {
    const isAsBefore = before.includes(tiles.join());
    return tiles.map((tile) => ({ tile, isAsBefore, isOwn: false }));
  });
  const lastFirst = spots.flat().toReversed();
  const changedFirst = [false, true].flatMap((same) => lastFirst.filter(({ isAsBefore }) => isAsBefore === same));
  for (const tile of laidByHand(state)) {
    const spot = changedFirst.find((spot) => spot.tile === tile && !spot.isOwn);
    if (spot) spot.isOwn = true;
  }
  return spots.map((pile) => pile.map(({ isOwn }) => isOwn));
}
