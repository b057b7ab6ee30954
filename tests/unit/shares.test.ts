/** Percentages that add up to 100. */

import assert from "node:assert/strict";
import { test } from "node:test";

import { wholeShares } from "../../www/shell/model/shares.ts";

for (const [shares, digits, percentages] of [
  [[0.50144, 0.01836, 0.4802], 1, [50.2, 1.8, 48]],
  [[1 / 3, 1 / 3, 1 / 3], 1, [33.4, 33.3, 33.3]],
  [[1 / 3, 2 / 3], 0, [33, 67]],
  [[0.125, 0.375, 0.5], 1, [12.5, 37.5, 50]],
  [[1, 0, 0], 1, [100, 0, 0]],
  [[0.9998, 0.0001, 0.0001], 1, [100, 0, 0]],
] satisfies [number[], number, number[]][]) {
  test(`${shares} with ${digits} digits`, () => assert.deepEqual(wholeShares(shares, digits), percentages));
}
