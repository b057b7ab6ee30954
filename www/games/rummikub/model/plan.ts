// A move as somebody carries it out: its steps, what stays, and the table after it.

import { isSame } from "../../../shell/model/same.ts";
import { lyingSets } from "./lying.ts";
import { inOrder } from "./sets.ts";
import { type Called, calledOf } from "./telling.ts";
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
    touched: lyingSets(table).filter((_, nth) => !stays.includes(nth)),
  };
}

/** The sets of the table that a move touches: how many of all, and what they are called, alike ones once. */
export interface Touched {
  of: number;
  count: number;
  which: Called[];
}

/** Null where no set lies on the table. */
export function touchedOf({ touched }: Pick<Plan, "touched">, all: number): Touched | null {
  if (all === 0) return null;
  const called = touched.map((heap) => calledOf(heap));
  const which = called.filter((heap, nth) => !called.slice(0, nth).some((other) => isSame(heap, other)));
  return { of: all, count: touched.length, which };
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
