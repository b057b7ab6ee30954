import assert from "node:assert/strict";

/** What a look at each item of a list finds. */
export function assertEach<Item>(
  list: readonly Item[],
  look: (item: Item, nth: number) => unknown,
  expected: unknown,
  message?: string,
) {
  assert.deepEqual(list.map(look), expected, message);
}
