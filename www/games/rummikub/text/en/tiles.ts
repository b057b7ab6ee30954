// The names of the tiles, in English.

import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Colour, Tile } from "../../model/types.ts";

export const COLOURS: Record<Colour, string> = { r: "red", b: "blue", k: "black", o: "orange" };

/** "red 7". */
export const tileName = (tile: Tile) => (isJoker(tile) ? "joker" : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`);
