// The names of the tiles, in French.

import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Colour, Tile } from "../../model/types.ts";

/** Behind a number, which is masculine. */
export const COLOURS: Record<Colour, string> = { r: "rouge", b: "bleu", k: "noir", o: "orange" };

/** « 7 rouge ». */
export const tileName = (tile: Tile) => (isJoker(tile) ? "joker" : `${numberOf(tile)} ${COLOURS[colourOf(tile)]}`);
