// What a turn at a table can end with: how likely each result is, and what stopping on each total is worth.

import { tellsBest } from "./hints.js";
import { placeOf } from "./table.js";
import { HIGHEST_TILE, TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Result} Result */

/** The results of best play with their chances; null where there is none, or where it would tell a person what to do. @param {State} state @param {any} table @returns {Required<Result>[] | null} */
export const outcomesOf = (state, table) => (tellsBest(state) ? (table?.advice?.distribution ?? null) : null);

/** Whether a tile lies on the grill or can be stolen. @param {import("./types.d.ts").Table} table @param {number} tile */
function canBeHad(table, tile) {
  const place = placeOf(table, tile);
  return place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
}

/**
 * The price list: what a turn that ends on some total brings, and what that is worth. `total` is 0 for a
 * turn that fails; `isGone`: the tile of that number can't be had (one that is better left can); `isLast`: the
 * line holds for all higher totals as well.
 * @param {import("./types.d.ts").Table} table @param {{ prices: ArrayLike<number>, results: Result[], fail: number }} advice
 * @returns {{ total: number, isGone: boolean, isLast: boolean, result: Result, value: number }[]}
 */
export function priceList(table, { prices, results, fail }) {
  const above = HIGHEST_TILE + 1;
  const lineOf = (/** @type {number} */ total) => ({
    total,
    isGone: total < above && !canBeHad(table, total),
    isLast: total === above,
    result: results[total],
    value: prices[total],
  });
  return [
    { total: 0, isGone: false, isLast: false, result: { result: "fail" }, value: fail },
    ...TILES.map(lineOf),
    lineOf(above),
  ];
}
