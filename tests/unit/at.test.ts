/** Elements of lists and records by indices that hold. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { at } from "../../www/shell/model/at.ts";

test("an element is had by its index, and an index that is none is named", () => {
  assert.equal(at([0, ""], 0), 0);
  assert.equal(at(new Float64Array([0.5]), 0), 0.5);
  assert.equal(at({ one: 1 }, "one"), 1);
  assert.throws(() => at({ one: 1 }, "two"), new RangeError("no element two of 1"));
  for (const index of [-1, 2, 0.5, Number.NaN])
    assert.throws(() => at([1, 2], index), new RangeError(`no element ${index} of 2`));
});
