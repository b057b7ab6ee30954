// Strokes over the grid of all tiles: along a colour for a run, down the colours for a group.

import { tableSet } from "./sets.ts";
import { isLeft } from "./state.ts";
import { COLOURS, colourOf, isJoker, NUMBERS, numberOf, tileOf } from "./tiles.ts";
import type { Colour, State, Tile } from "./types.ts";

/** So many times as far one way as the other is meant that way, though the finger has strayed. */
const STRAIGHT = 2;

/** The items of a list from one to another, in their order. */
const stretch = <Item>(items: Item[], one: Item, other: Item) => {
  const ends = [items.indexOf(one), items.indexOf(other)];
  return items.slice(Math.min(...ends), Math.max(...ends) + 1);
};

/**
 * The tiles that a stroke tells by where it begins and ends, whatever it has come over: those of a colour or those of a number between
 * the two. Null where it goes aslant, or where a joker is at an end.
 * @param around colours between the ends of a number that the stroke has gone around: they are left out
 */
export function strokeOf(from: Tile, to: Tile, around: Colour[] = []): Tile[] | null {
  if (isJoker(from) || isJoker(to)) return null;
  const colours = stretch(COLOURS, colourOf(from), colourOf(to));
  const numbers = stretch(NUMBERS, numberOf(from), numberOf(to));
  const [down, along] = [colours.length - 1, numbers.length - 1];
  if (along >= STRAIGHT * down) return numbers.map((number) => tileOf(colourOf(from), number));
  if (down < STRAIGHT * along) return null;
  const ends = [colourOf(from), colourOf(to)];
  return colours
    .filter((colour) => ends.includes(colour) || !around.includes(colour))
    .map((colour) => tileOf(colour, numberOf(from)));
}

/** The tiles that a stroke enters: a group goes without a tile that is used up where the other three are there. */
export function enteredBy(state: State, from: Tile, to: Tile, around: Colour[] = []): Tile[] | null {
  const tiles = strokeOf(from, to, around);
  const left = tiles?.filter((tile) => isLeft(state, tile)) ?? [];
  return tableSet(left)?.kind === "group" ? left : tiles;
}
