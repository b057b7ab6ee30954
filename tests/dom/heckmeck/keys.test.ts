/** A turn by keys of its own. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { seedThrowing, tableLink, tableOf } from "../../page/heckmeck-table-steps.ts";
import { enter, face, keys, link, rollOf, shareSite } from "../steps.ts";

const { onPage } = shareSite();

/** Presses a key so late that it is not taken for a part of what came before. */
async function press(page: Page, key: string) {
  await page.clock.runFor(400);
  await page.keyboard.press(key);
}

onPage("a turn by keys: the best choice, a face, stop, roll, a new turn", { link: "target=21" }, async ({ page }) => {
  await enter(page, "5551123w");
  const [best] = await keys(page);
  await press(page, "b");
  const taken = (await link(page)).taken;
  assert.ok(taken.length > 0 && [...taken].every((sign) => sign === best), taken);
  await press(page, "Control+z");
  // A key that comes with the last die is no take.
  await page.keyboard.press("Backspace");
  await enter(page, "ww");
  assert.equal((await link(page)).taken, "");
  await press(page, "5");
  assert.equal((await link(page)).taken, "555");
  await press(page, "r");
  assert.ok(await face(page, "1").evaluate((node) => node === document.activeElement));
  await enter(page, "5w123");
  await press(page, "w");
  assert.equal((await link(page)).taken, "555w");
  await press(page, "s");
  assert.equal((await link(page)).taken, "");
  await press(page, "Control+z");
  assert.equal((await link(page)).taken, "555w");
  await press(page, "n");
  assert.equal((await link(page)).taken, "");
});

onPage("a table by keys: the best way, fail, stop", { link: tableLink(["- Ann", "24 Ben"]) }, async ({ page }) => {
  await press(page, "f");
  assert.equal((await tableOf(page)).turn, "2");
  await enter(page, "5555w123");
  const [best] = await keys(page);
  await press(page, "b");
  assert.equal(new Set((await link(page)).taken).has(best), true);
  await press(page, "Control+z");
  await press(page, "5");
  assert.equal((await link(page)).taken, "5555");
  await enter(page, "w123");
  await press(page, "w");
  await press(page, "s");
  assert.deepEqual((await tableOf(page)).players, ["- Ann", "24.25 Ben"]);
});

onPage(
  "a game against the computer by keys: roll, the best way, stop",
  {
    link: tableLink(["- Ann", "- Ben"], {
      ...{ by: "-.best-in-worms", throws: "page" },
      seed: seedThrowing("555ww123", "ww123"),
    }),
  },
  async ({ page }) => {
    await press(page, "r");
    assert.deepEqual([...(await rollOf(page))].sort(), [..."123555ww"]);
    await press(page, "5");
    assert.equal((await link(page)).taken, "555");
    await press(page, "r");
    await press(page, "b");
    assert.equal((await link(page)).taken, "555ww");
    await press(page, "s");
    assert.equal((await tableOf(page)).players[0], "25 Ann");
  },
);

onPage("digits stay digits where something is chosen", { link: "taken=55w" }, async ({ page }) => {
  await page.getByLabel("Any total").focus();
  await page.keyboard.press("3");
  assert.equal((await link(page)).roll, undefined);
  await page.keyboard.press("Control+1");
  assert.equal((await link(page)).roll, undefined);
});
