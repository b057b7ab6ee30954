/** Undo, and what the browser's own Back does beside it. */

import assert from "node:assert/strict";

import { GAMES } from "../games.ts";
import { TESTED } from "../tested.ts";
import { createFinger } from "./finger.ts";
import { tableLink, tableOf, tapTile } from "./heckmeck-table-steps.ts";
import { middleOf } from "./sight-steps.ts";
import { boxOf, eventually, firstNumbers, hash, shareSite, undo } from "./steps.ts";

const { onPage } = shareSite();

for (const game of GAMES)
  onPage(
    `Back closes the menu, then leaves the game: ${game}`,
    { path: "?games", clock: "browser", ready: false },
    async ({ page, site }) => {
      await page.goto(`${site.url}${game}/#${TESTED[game].busy[0].link}`);
      await firstNumbers(page);
      const entries = () => page.evaluate(() => history.length);
      const before = await entries();
      const menu = page.getByRole("dialog", { name: "Menu" });
      const openMenu = () => page.locator("#menu").click();

      await openMenu();
      await menu.waitFor();
      await page.goBack();
      await menu.waitFor({ state: "hidden" });
      const there = await hash(page);

      // One that is closed by its own button leaves nothing for Back to close, nor does one that a reload has closed.
      await openMenu();
      await menu.getByRole("button", { name: "Close" }).click();
      await menu.waitFor({ state: "hidden" });
      await openMenu();
      await menu.waitFor();
      await page.reload();
      await firstNumbers(page);
      await eventually(async () => assert.equal(await page.evaluate(() => history.state.isCover), false));
      assert.equal(await hash(page), there);
      assert.equal(await entries(), before + 1, "only what Forward would come to");

      await page.goBack();
      await page.waitForURL(`${site.url}?games`);
      await page.goForward();
      await firstNumbers(page);
      assert.equal(await hash(page), there);
    },
  );

onPage(
  "Back takes no turn back, however many have been played",
  { path: "?games", clock: "browser", ready: false },
  async ({ page, site }) => {
    await page.goto(`${site.url}heckmeck/#${tableLink(["- Ann", "- Ben"])}`);
    await firstNumbers(page);
    await tapTile(page, 22, "Ann takes 22");
    await tapTile(page, 23, "Ben takes 23");
    await page.goBack();
    await page.waitForURL(`${site.url}?games`);
    await page.goForward();
    await firstNumbers(page);
    assert.deepEqual((await tableOf(page)).players, ["22 Ann", "23 Ben"]);
    await undo(page).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["22 Ann", "- Ben"]));
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
