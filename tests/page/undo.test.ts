/** Undo and redo, by themselves, over reloads, and beside the browser's history. */

import assert from "node:assert/strict";

import { createFinger } from "./finger.ts";
import { lastMove, tableLink, tableOf, tapTile } from "./heckmeck-table-steps.ts";
import { middleOf } from "./sight-steps.ts";
import { boxOf, eventually, firstNumbers, hash, shareSite, take, undo, way } from "./steps.ts";

const { onPage } = shareSite();

onPage("turns are steps of the browser's history", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  await tapTile(page, 22, "Ann takes 22");
  await tapTile(page, 23, "Ben takes 23");
  await page.goBack();
  await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["22 Ann", "- Ben"]));
  await page.goForward();
  await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["22 Ann", "23 Ben"]));
  await undo(page).click();
  await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["22 Ann", "- Ben"]));
});

onPage("undo asks nothing of the browser's history", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  const before = await hash(page);
  await tapTile(page, 22, "Ann takes 22");
  const taken = await hash(page);
  await tapTile(page, 29, "Ben takes 29");
  // As many entries as a browser keeps of a tab, none of them a turn.
  await page.evaluate(() => {
    for (let nth = 0; nth < 60; nth += 1) history.pushState(history.state, "", location.hash);
  });
  await page.reload();
  await firstNumbers(page);
  for (const there of [taken, before]) {
    await undo(page).click();
    assert.equal(await hash(page), there);
  }
  assert.ok(await undo(page).isDisabled());
});

onPage(
  "moves come back after a reload by the way back",
  { link: tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344" }) },
  async ({ page }) => {
    await take(page, "3");
    await way(page, "stop").click();
    await lastMove(page).filter({ hasText: "Ann took tile 21" }).waitFor();
    await page.reload();
    await firstNumbers(page);
    await page.goBack();
    await lastMove(page).filter({ hasText: "Ann took 2 threes." }).waitFor();
    await page.goForward();
    await lastMove(page).filter({ hasText: "Ann took tile 21" }).waitFor();
  },
);

onPage(
  "a finger that holds Undo may let go anywhere: the list stays, and is closed by a tap beside it",
  { link: tableLink(["- Ann", "- Ben"]), context: { hasTouch: true } },
  async ({ page, context }) => {
    await tapTile(page, 21, "Ann takes 21");
    await page.clock.runFor(400);
    // The tile stood further down.
    await undo(page).scrollIntoViewIfNeeded();
    const place = middleOf(await boxOf(undo(page)));
    const finger = await createFinger({ page, context });
    await finger.press(place);
    await page.clock.runFor(600);
    const list = page.getByRole("dialog", { name: "Undo" });
    await list.waitFor();
    await finger.letGo();
    assert.equal(await list.isVisible(), true);
    await page.clock.runFor(400);
    await page.touchscreen.tap(2, 2);
    await list.waitFor({ state: "hidden" });
    assert.equal((await tableOf(page)).turn, "2", "nothing was undone");
  },
);
