// The sets of the table that a move touches, as facts for a sentence.

import { isSame } from "../../../shell/model/same.ts";
import { lyingSets } from "./lying.ts";
import { type Called, calledOf } from "./telling.ts";
import type { Lying, Plan } from "./types.ts";

/** How many of all, and what they are called, alike ones once. */
export interface Touched {
  of: number;
  count: number;
  which: Called[];
}

/** The sets of the table that a plan touches. */
export const touchedIn = ({ table, stays }: Pick<Plan, "table" | "stays">): Lying[] =>
  lyingSets(table).filter((_, nth) => !stays.includes(nth));

/** Null where no set lies on the table. */
export function touchedOf(touched: Lying[], all: number): Touched | null {
  if (all === 0) return null;
  const called = touched.map((heap) => calledOf(heap));
  const which = called.filter((heap, nth) => !called.slice(0, nth).some((other) => isSame(heap, other)));
  return { of: all, count: touched.length, which };
}
