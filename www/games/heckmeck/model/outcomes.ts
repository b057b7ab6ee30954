// What a turn at a table can end with: how likely each result is, and what stopping on each total is worth.

import type { Advice } from "#modules/heckmeck";
import { at } from "../../../shell/model/at.ts";
import type { TableAnalysis } from "./advice.ts";
import { tellsBest } from "./hints.ts";
import { TOTALS } from "./state.ts";
import { placeOf } from "./table.ts";
import { HIGHEST_TILE, TILES } from "./tiles.ts";
import type { Result, State, Table } from "./types.ts";

/**
 * The results of best play with their chances; null where there is none, or where it would tell a person what to do.
 */
export const outcomesOf = (state: State, table: TableAnalysis | null | undefined): Advice["distribution"] | null =>
  tellsBest(state) ? (table?.advice?.distribution ?? null) : null;

/** Whether a tile lies on the grill or can be stolen. */
function canBeHad(table: Table, tile: number) {
  const place = placeOf(table, tile);
  return place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
}

/**
 * The price list: what a turn that ends on some total brings, and what that is worth. `total` is 0 for a
 * turn that fails; `isGone`: the tile of that number can't be had (one that is better left can); `upTo`: the
 * total up to which the line holds, where it is for several.
 */
export function priceList(
  table: Table,
  { prices, results, fail }: { prices: ArrayLike<number>; results: Result[]; fail: number },
): { total: number; isGone: boolean; upTo: number | null; result: Result; value: number }[] {
  const above = HIGHEST_TILE + 1;
  const lineOf = (total: number) => ({
    total,
    isGone: total < above && !canBeHad(table, total),
    upTo: total === above ? TOTALS.length : null,
    result: at(results, total),
    value: at(prices, total),
  });
  return [
    { total: 0, isGone: false, upTo: null, result: { result: "fail" }, value: fail },
    ...TILES.map(lineOf),
    lineOf(above),
  ];
}
