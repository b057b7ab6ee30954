/** What several files of tests assert of anything. */

import assert from "node:assert/strict";
import { present } from "../typed.ts";

/** What a look at each item of a list finds. */
export function assertEach<Item>(
  list: readonly Item[],
  look: (item: Item, nth: number) => unknown,
  expected: unknown,
  message?: string,
) {
  assert.deepEqual(list.map(look), expected, message);
}

/** No item of a list is so. */
export const assertNone = <Item>(list: Iterable<Item>, isSo: (item: Item, nth: number) => unknown, message?: string) =>
  assert.deepEqual([...list].filter(isSo), [], message);

/** A number that rounding may have changed. */
export const near = (found: number | null, expected: number, within: number, what = "") =>
  assert.ok(Math.abs(present(found) - expected) <= within, `${what}: ${found}, not ${expected}`);
