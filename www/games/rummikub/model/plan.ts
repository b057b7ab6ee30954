// A move as somebody carries it out: what stays, what only gets tiles of the rack, and what is built anew.

import { inOrder } from "./sets.js";

/** @typedef {import("./types.d.ts").RummikubMove} RummikubMove */
/** @typedef {import("./types.d.ts").PlannedSet} PlannedSet */
/** @typedef {import("./types.d.ts").PlacedTile} PlacedTile */
/** @typedef {import("./types.d.ts").Plan} Plan */
/** @typedef {import("./types.d.ts").Lain} Lain */

/** @param {PlacedTile} tile */
export const isOwn = ({ from }) => from === "rack";

/** Whether a set of the table gets tiles of the rack, and nothing else happens to it. @param {PlannedSet} set */
const isAddedTo = ({ change, was, tiles }) =>
  change === "added" && tiles.every((tile) => isOwn(tile) || tile.from === was);

/** @param {RummikubMove} move @param {number} sets how many lie on the table @returns {Plan} */
export function planOf(move, sets) {
  const stays = move.sets.flatMap(({ change, was }) => (change === "same" && was !== null ? [was] : []));
  const steps = move.steps.map((nth) => ({ nth, set: move.sets[nth] }));
  const adds = steps.filter(({ set }) => isAddedTo(set));
  const builds = steps.filter(({ set }) => !isAddedTo(set));
  const whole = [...stays, ...move.sets.flatMap(({ change, was }) => (change === "added" ? [was] : []))];
  const all = Array.from({ length: sets }, (_, nth) => nth);
  return {
    move,
    stays: stays.toSorted((one, other) => one - other),
    adds,
    builds,
    apart: all.filter((nth) => !whole.includes(nth)).length,
    touched: all.filter((nth) => !stays.includes(nth)),
  };
}

/** The steps of a plan in the order in which they are told. @param {Plan} plan */
export const stepsOf = ({ adds, builds }) => [...adds, ...builds];

/** The tiles of a set that come from elsewhere on the table: by the set they lie in, or loose. @param {PlannedSet} set @returns {{ from: number | "loose", tiles: string[] }[]} */
export function origins({ tiles, was }) {
  const froms = [...new Set(tiles.map(({ from }) => from))].filter((from) => from !== "rack" && from !== was);
  return froms.map((from) => ({
    from: /** @type {number | "loose"} */ (from),
    tiles: tiles.filter((tile) => tile.from === from).map(({ tile }) => tile),
  }));
}

/** The same, and before them what lies in the set that it is built from. @param {PlannedSet} set */
export function sourcesOf(set) {
  const own = set.tiles.filter(({ from }) => from === set.was).map(({ tile }) => tile);
  const isNamed = set.change !== "added" && set.was !== null && own.length > 0;
  return isNamed ? [{ from: /** @type {number} */ (set.was), tiles: own }, ...origins(set)] : origins(set);
}

/**
 * The table after a move: sets that go on keep their places, what is new comes behind them.
 * @param {RummikubMove} move
 * @returns {{ set: Lain, placed: PlannedSet }[]}
 */
export const tableAfter = ({ sets }) =>
  sets
    .map((placed, nth) => ({ placed, at: placed.was ?? 1000 + nth }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ placed }) => ({ placed, set: lainAs(placed) }));

/** @param {PlannedSet} placed */
export const lainAs = ({ tiles, kind }) => inOrder({ tiles: tiles.map(({ tile }) => tile), kind });

/** The same as sets alone. @param {RummikubMove} move @returns {Lain[]} */
export const setsAfter = (move) => tableAfter(move).map(({ set }) => set);
