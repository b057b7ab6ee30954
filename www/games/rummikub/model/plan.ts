// A move as somebody carries it out: its steps, what stays, and the table after it.

import { inOrder } from "./sets.ts";
import type { PlacedTile, Plan, PlannedSet, RummikubMove, TableSet } from "./types.ts";

export const isOwn = ({ from }: PlacedTile) => from === "rack";

/** @param table before the move */
export function planOf(move: RummikubMove, table: TableSet[]): Plan {
  const stays = move.sets.flatMap(({ change, was }) => (change === "same" && was !== null ? [was] : []));
  const whole = [...stays, ...move.sets.flatMap(({ change, was }) => (change === "added" ? [was] : []))];
  const all = table.map((_, nth) => nth);
  return {
    move,
    table,
    stays: stays.toSorted((one, other) => one - other),
    apart: all.filter((nth) => !whole.includes(nth)).length,
  };
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
