/** Undo, and what the browser's own Back does beside it. */

import assert from "node:assert/strict";

import { DESKTOP, PHONE } from "../device.ts";
import { GAMES } from "../games.ts";
import { TESTED } from "../tested.ts";
import { eachPosition, visitOf } from "./busy-steps.ts";
import { createFinger } from "./finger.ts";
import { tableLink, tableOf, tapTile } from "./heckmeck-table-steps.ts";
import { assertInSight, middleOf } from "./sight-steps.ts";
import { onEach, SCREENS, SMALLEST } from "./sizes-steps.ts";
import { boxOf, eventually, firstNumbers, hash, openFromMenu, redo, shareSite, undo } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();

for (const game of GAMES)
  onPage(
    `Back closes the menu and what it leads to, then leaves the game: ${game}`,
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
      await openFromMenu(page, "settings");
      const settings = page.getByRole("dialog", { name: "Settings" });
      await settings.waitFor();
      await page.goBack();
      await settings.waitFor({ state: "hidden" });
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

const ALL = { phone: { ...PHONE, letters: 16 }, ...SCREENS, ...SMALLEST, desktop: { ...DESKTOP, letters: 16 } };

for (const [id, { busy }] of Object.entries(TESTED))
  onPage(`there is one Undo, and it can be tapped: ${id}`, visitOf(id, busy), async ({ page }) => {
    for await (const name of eachPosition(page, busy))
      await onEach(page, ALL, async (screen) => {
        const buttons = page.getByRole("button", { name: "Undo", exact: true });
        await onceStill(page, async () => assert.equal(await buttons.count(), 1, `${name}, ${screen}`));
        // The header of a large screen may be scrolled past.
        if (screen === "desktop") await page.evaluate(() => scrollTo(0, 0));
        await assertInSight(buttons);
        const inHeader = await page.locator("header").getByRole("button", { name: "Redo" }).count();
        assert.equal(inHeader, screen === "desktop" ? 1 : 0, `${name}, ${screen}: Redo`);
      });
  });

onPage(
  "Redo stands in the list, and beside Undo where there is room",
  { link: tableLink(["- Ann", "- Ben"]) },
  async ({ page }) => {
    await tapTile(page, 22, "Ann takes 22");
    await undo(page).click();
    await redo(page).click();
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["22 Ann", "- Ben"]));
    await undo(page).click({ button: "right" });
    const list = page.getByRole("dialog", { name: "Undo" });
    await list.getByRole("listitem").first().waitFor();
    assert.equal(await list.getByRole("button", { name: "Redo" }).count(), 0, "there is nothing to redo");
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
