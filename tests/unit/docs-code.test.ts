/** The JavaScript of the documents does what they say. */

import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { tells } from "../docs/check.js";
import { blocksOf, documents } from "../docs/documents.ts";
import { run } from "../docs/run.ts";

test("a comment tells a value, with digits left out, and what else there is to say", () => {
  assert.ok(tells("0.8194…, by taking the fours", 0.81943));
  assert.ok(tells('{ action: "take", value: 0.58… }', { action: "take", value: 0.5827 }));
  assert.ok(tells('["r6"]: the run is opened', ["r6"]));
  assert.ok(tells("[0.66…, 0.33…]", new Float64Array([0.663, 0.337])));
  assert.ok(!tells("0.8194…", 0.8195));
  assert.ok(!tells("1", 12));
  assert.ok(!tells("[1, 2]", [1, 2, 3]));
  assert.ok(!tells("true", false));
});

test("a wrong comment is found, and a script that shows nothing", async () => {
  await run("const one = 1;\none + 1; // 2");
  await assert.rejects(run("1 + 1; // 3"), /2, not 3/);
  await assert.rejects(run("1 + 1;"), /nothing is shown/);
});

for (const document of documents) {
  // Those of the packages are run where the packages are installed.
  const blocks = blocksOf(document, "js").filter((block) => !block.includes(`"@rollwise/`));
  if (blocks.length === 0) continue;
  describe(document.path, () => {
    for (const block of blocks) test(block.split("\n")[0], () => run(block));
  });
}
