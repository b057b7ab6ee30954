// Pieces of sentences that Dutch needs, by facts.

import { isJoker } from "../../model/tiles.ts";
import type { Tile } from "../../model/types.ts";
import { tileName } from "./tiles.ts";

/** A tile within a sentence: "de rode 7", "een joker". */
export const theTile = (tile: Tile) => (isJoker(tile) ? "een joker" : `de ${tileName(tile)}`);
