/** The page's states of Tile rummy, without a browser. */

import { read, write } from "../../www/games/rummikub/model/link.ts";
import { tableSet } from "../../www/games/rummikub/model/sets.ts";
import { read as readTiles } from "../../www/games/rummikub/model/tiles.ts";
import type { PlacedTile, PlannedSet, RummikubMove, State, Tile } from "../../www/games/rummikub/model/types.ts";
import { present } from "../typed.ts";
import type { Link } from "./heckmeck.ts";

/** The tiles of a text. */
export const tiles = (text: string) => present(readTiles(text));

/** The sets of a text. */
export const sets = (text: string) => text.split("/").map((part) => present(tableSet(tiles(part))));

/** The state that a link tells. */
export const stateOf = (link: Link) => read(new URLSearchParams(link)).state;

export const linkOf = (state: State) => String(new URLSearchParams(write(state)));

/** A tile of a move. */
const placed = (tile: Tile, from: PlacedTile["from"]): PlacedTile => ({ tile, as: tile, from });

/** A set of a move, told as "r1 r2 r3 +r4" or "k9:1 k10:1 +k11": `+` from the rack, `:1` from that set, else from `was`. */
export const planned = (text: string, change: PlannedSet["change"], was: number | null = null): PlannedSet => ({
  kind: "run",
  change,
  was,
  tiles: text.split(" ").map((word) => {
    const [, own, tile, from] = present(/^(\+?)(\w+)(?::(\w+))?$/.exec(word));
    return placed(tile, own ? "rack" : from === undefined ? present(was) : from === "loose" ? from : Number(from));
  }),
});

/** A move of such sets. */
export const moveOf = (sets: PlannedSet[], rest: Partial<RummikubMove> = {}): RummikubMove => ({
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
