// The names of the tiles, in Spanish.

import { colourOf, isJoker, numberOf } from "../../model/tiles.ts";
import type * as English from "../en/tiles.ts";

export const COLOURS: typeof English.COLOURS = { r: "rojo", b: "azul", k: "negro", o: "naranja" };

/** "7 rojo". */
export const tileName: typeof English.tileName = (tile) =>
  isJoker(tile) ? "comodín" : `${numberOf(tile)} ${COLOURS[colourOf(tile)]}`;
