/** The numbers on screen where a target is picked, checked in full in tests/unit/heckmeck-odds.test.ts; and how they differ. */

import assert from "node:assert/strict";

import type { BrowserContext, Page } from "playwright-core";

import { present } from "../typed.ts";
import { boxOf, eventually, firstNumbers, SIZES, shareSite, tablesLoaded } from "./steps.ts";

const { onPage } = shareSite();

onPage("the tile picked is in sight", { link: "taken=55w&target=36", sizes: SIZES }, async ({ page }) => {
  const strip = page.getByRole("radiogroup", { name: "Tile" });
  const tile = strip.locator("label").filter({ has: page.getByRole("radio", { name: /^36/ }) });
  const assertInSight = () =>
    eventually(async () => {
      const { x, width } = await boxOf(tile);
      const right = await page.evaluate(() => innerWidth);
      assert.ok(x >= 0 && x + width <= right, `from ${x} to ${x + width} of ${right}`);
    });
  await assertInSight();
});

const undo = (page: Page) => page.getByRole("main").locator(".undo");

/** Holds the style sheet back until the page, which is drawn by then, asks for its tables. */
function holdSheet(context: BrowserContext) {
  const drawn = new Promise<void>((go) => {
    context.on("request", (request) => request.url().includes("/precomputed/") && go());
  });
  return context.route("**/app/heckmeck.css*", async (route) => {
    await drawn;
    await route.continue();
  });
}

onPage(
  "the tile picked is in sight, although the style sheet comes late",
  { link: "taken=55w&target=36", prepare: holdSheet, clock: "browser" },
  async ({ page }) => {
    const tile = page.locator(".tiles label").filter({ has: page.getByRole("radio", { name: /^36/ }) });
    await eventually(async () => {
      const { x, width } = await boxOf(tile);
      const right = await page.evaluate(() => innerWidth);
      assert.ok(x >= 0 && x + width <= right, `from ${x} to ${x + width} of ${right}`);
    });
  },
);

/** Holds the style sheet back until the page has nothing more to draw. */
const holdSheetLong = (context: BrowserContext) =>
  context.route("**/app/heckmeck.css*", async (route) => {
    const page = present(context.pages()[0]);
    await firstNumbers(page);
    await tablesLoaded(page);
    assert.equal(await undo(page).count(), 1, "what room there is can't be known yet");
    await route.continue();
  });

onPage(
  "a large screen is made use of, although the style sheet comes after all numbers",
  { prepare: holdSheetLong, sizes: { desktop: SIZES.desktop } },
  async ({ page }) => {
    await eventually(async () => assert.equal(await undo(page).count(), 0));
  },
);
