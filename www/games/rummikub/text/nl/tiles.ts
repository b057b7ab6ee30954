// The names of the tiles, in Dutch.

import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Colour, Tile } from "../../model/types.ts";

/** As they stand before a number: "rode 7". */
export const COLOURS: Record<Colour, string> = { r: "rode", b: "blauwe", k: "zwarte", o: "oranje" };

/** "rode 7". */
export const tileName = (tile: Tile): string =>
  isJoker(tile) ? "joker" : `${COLOURS[colourOf(tile)]} ${numberOf(tile)}`;
