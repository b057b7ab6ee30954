/** The page's states of Tile rummy, without a browser. */

import { read, write } from "../../www/games/rummikub/model/link.ts";
import { tableSet } from "../../www/games/rummikub/model/sets.ts";
import { read as readTiles } from "../../www/games/rummikub/model/tiles.ts";

/** The tiles of a text. @returns {string[]} */
export const tiles = (text) => /** @type {string[]} */ (readTiles(text));

/** The sets of a text. @returns {any[]} */
export const sets = (text) => text.split("/").map((part) => tableSet(tiles(part)));

/** The state that a link tells. @returns {any} */
export const stateOf = (link) => read(new URLSearchParams(link)).state;

export const linkOf = (state) => String(new URLSearchParams(write(state)));

/** A tile of a move. */
const placed = (tile, from) => ({ tile, as: tile, from });

/** A set of a move, told as "r1 r2 r3 +r4" or "k9:1 k10:1 +k11": `+` from the rack, `:1` from that set, else from `was`. */
export const planned = (text, change, was = null) => ({
  kind: "run",
  change,
  was,
  tiles: text.split(" ").map((word) => {
    const [, own, tile, from] = /** @type {any} */ (/^(\+?)(\w+)(?::(\w+))?$/.exec(word));
    return placed(tile, own ? "rack" : from === undefined ? was : from === "loose" ? from : Number(from));
  }),
});

/** A move of such sets. @returns {any} */
export const moveOf = (sets, rest = {}) => ({
  tiles: 1,
  points: 1,
  cuts: 0,
  opening: null,
  play: [],
  rest: [],
  wins: false,
  sets,
  steps: sets.flatMap(({ change }, nth) => (change === "same" ? [] : [nth])),
  ...rest,
});
