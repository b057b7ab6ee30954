/** The numbers on screen where a target is picked, checked in full in tests/unit/heckmeck-odds.test.ts; and how they differ. */

import assert from "node:assert/strict";

import type { BrowserContext } from "playwright-core";

import { boxOf, eventually, SIZES, shareSite } from "./steps.ts";

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
