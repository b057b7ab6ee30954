// A move as somebody carries it out: what stays, what only gets tiles of the rack, and what is built anew.

import { inOrder } from "./sets.ts";
import type { PlacedTile, Plan, PlannedSet, RummikubMove, TableSet } from "./types.ts";

export const isOwn = ({ from }: PlacedTile) => from === "rack";

/** Whether a set of the table gets tiles of the rack, and nothing else happens to it. */
const isAddedTo = ({ change, was, tiles }: PlannedSet) =>
  change === "added" && tiles.every((tile) => isOwn(tile) || tile.from === was);

/** @param sets how many lie on the table */
export function planOf(move: RummikubMove, sets: number): Plan {
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

/** The steps of a plan in the order in which they are told. */
export const stepsOf = ({ adds, builds }: Plan) => [...adds, ...builds];

/** The tiles of a set that come from elsewhere on the table: by the set they lie in, or loose. */
export function origins({ tiles, was }: PlannedSet): { from: number | "loose"; tiles: string[] }[] {
  const froms = [...new Set(tiles.map(({ from }) => from))].filter((from) => from !== "rack" && from !== was);
  return froms.map((from) => ({
    from: from as number | "loose",
    tiles: tiles.filter((tile) => tile.from === from).map(({ tile }) => tile),
  }));
}

/** The same, and before them what lies in the set that it is built from. */
export function sourcesOf(set: PlannedSet) {
  const own = set.tiles.filter(({ from }) => from === set.was).map(({ tile }) => tile);
  const isNamed = set.change !== "added" && set.was !== null && own.length > 0;
  return isNamed ? [{ from: set.was as number, tiles: own }, ...origins(set)] : origins(set);
}

/** The table after a move: sets that go on keep their places, what is new comes behind them. */
export const tableAfter = ({ sets }: RummikubMove): { set: TableSet; placed: PlannedSet }[] =>
  sets
    .map((placed, nth) => ({ placed, at: placed.was ?? 1000 + nth }))
    .toSorted((one, other) => one.at - other.at)
    .map(({ placed }) => ({ placed, set: tableSetAs(placed) }));

export const tableSetAs = ({ tiles, kind }: PlannedSet) => inOrder({ tiles: tiles.map(({ tile }) => tile), kind });

/** The same as sets alone. */
export const setsAfter = (move: RummikubMove): TableSet[] => tableAfter(move).map(({ set }) => set);
