/** What is announced to those who hear the page. */

import assert from "node:assert/strict";

import { enter, eventually, shareSite, textOf, ways } from "../steps.ts";

const { onPage } = shareSite();

onPage("what is found is announced", {}, async ({ page }) => {
  const said = page.locator("#status");
  assert.match(await textOf(said), /8 dice to roll.*roll, 89\.3%/);
  await enter(page, "5");
  assert.match(await textOf(said), /1 of 8 dice entered/);
  await enter(page, "55w1123");
  const best = (await ways(page)).find(({ mark }) => mark === "best");
  await eventually(async () =>
    assert.ok((await textOf(said)).includes(String(best?.number)), `${best?.number} is said`),
  );
});
