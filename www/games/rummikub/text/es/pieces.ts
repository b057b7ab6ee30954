// What sentences of several files are made of, in Spanish: tiles behind an article, and prepositions that melt with it.

import type { Called, Chunk } from "../../model/telling.ts";
import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type { Colour, Tile } from "../../model/types.ts";
import { COLOURS, tileName } from "./tiles.ts";

/** Of several tiles. */
export const COLOURS_OF_MANY: Record<Colour, string> = { r: "rojos", b: "azules", k: "negros", o: "naranjas" };

/** "el 7 rojo", "el comodín". */
export const theTile = (tile: Tile) => `el ${tileName(tile)}`;

/** "7 rojos", "comodines". */
export const tilesName = (tile: Tile) =>
  isJoker(tile) ? "comodines" : `${numberOf(tile)} ${COLOURS_OF_MANY[colourOf(tile)]}`;

/** "5–8 rojo", whose numbers stay on one line: what follows the dash is no place to break. */
export const span = (first: Tile, last: Tile, colours: Record<Colour, string> = COLOURS) =>
  `${numberOf(first)}${first === last ? "" : `–\u2060${numberOf(last)}`} ${colours[colourOf(first)]}`;

/** "el 5–8 rojo", "un comodín". */
export const theChunk = (told: Chunk, joker: string) => {
  if (told.kind === "tiles") return `el ${span(told.first, told.last)}`;
  if (told.kind === "jokers") return "dos comodines";
  return told.as === null ? joker : `${joker} como ${tileName(told.as)}`;
};

/** "al 5–8 rojo". */
export const to = (what: string) => `a ${what}`.replace(/^a el /, "al ");

/** "del 5–8 rojo". */
export const of = (what: string) => `de ${what}`.replace(/^de el /, "del ");

/** Whether what lies there takes its verb in the plural. */
export const isMany = (heap: Called) => {
  if (heap.kind === "loose") return true;
  if (heap.same > 1) return false;
  return heap.kind === "jokers" ? heap.jokers > 1 : heap.kind === "few" && heap.colours.length > 1;
};
