// The names of the tiles, in German.

import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import type * as English from "../en/tiles.ts";

export const COLOURS: typeof English.COLOURS = { r: "Rot", b: "Blau", k: "Schwarz", o: "Orange" };

/** "Rot 7", the same in all cases. */
export const tileName: typeof English.tileName = (tile: Tile) =>
  isJoker(tile) ? "Joker" : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`;
