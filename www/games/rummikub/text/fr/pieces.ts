// What sentences of several files are made of, in French: tiles with their articles, and prepositions before articles.

import type { Colour, Tile } from "../../model/types.ts";
import { tileName } from "./tiles.ts";

/** Colours of several numbers: « les 5–6 rouges ». */
export const COLOURS_OF_MANY: Record<Colour, string> = { r: "rouges", b: "bleus", k: "noirs", o: "orange" };
/** Colours of a run: « la suite bleue ». */
export const COLOURS_OF_RUN: Record<Colour, string> = { r: "rouge", b: "bleue", k: "noire", o: "orange" };
export const COLOURS_OF_RUNS: Record<Colour, string> = { r: "rouges", b: "bleues", k: "noires", o: "orange" };

/** « le 7 rouge », « le joker ». */
export const theTile = (tile: Tile) => `le ${tileName(tile)}`;

/** « à » before what has an article: « au 7 rouge », « à la suite ». */
export const to = (what: string) => `à ${what}`.replace(/^à le /, "au ").replace(/^à les /, "aux ");

/** « de » before what has an article: « du 7 rouge », « de la suite », « d'une des suites ». */
export const from = (what: string) =>
  `de ${what}`
    .replace(/^de le /, "du ")
    .replace(/^de les /, "des ")
    .replace(/^de (?=un)/, "d’");
