/** Motion: what has happened is seen, nothing waits for it, and whoever wants none has none. */

import assert from "node:assert/strict";

import type { BrowserContext, Page } from "playwright-core";

import { PHONE } from "./harness.ts";
import { underWay } from "./heckmeck-table-steps.ts";
import { eventually, shareSite, tap, undo, way } from "./steps.ts";

const { onPage } = shareSite();

/** Everything that moves stands still where it begins, until the page ends it. */
const held = (context: BrowserContext) =>
  context.addInitScript(() => {
    const { animate } = Element.prototype;
    Element.prototype.animate = function begin(...how) {
      const animation = animate.apply(this, how);
      animation.pause();
      return animation;
    };
  });

/** How many pictures of moving things lie above the page. */
const ghosts = (page: Page) => page.locator("body > [aria-hidden=true]:is(.die, .lies, .total)").count();

/** Takes the fours. What shows motion comes with the first tap: until it is there, the take is undone. */
async function takeFours(page: Page) {
  await tap(way(page, "4"));
  if ((await ghosts(page)) > 0) return;
  await tap(undo(page));
  assert.fail("nothing moves yet");
}

const TEST = { path: "heckmeck/", link: underWay(), sizes: { phone: PHONE }, prepare: held };

onPage(
  "dice that are taken fly to those taken before; the next tap ends that and does what it does",
  { ...TEST, context: { reducedMotion: "no-preference" } },
  async ({ page }) => {
    await eventually(() => takeFours(page));
    const start = await page.locator("body > .die").first().boundingBox();
    const end = await page.locator(".taken-dice [data-face='4'] .die").first().boundingBox();
    assert.ok(start && end && start.y > end.y + 50, "it begins where the finger was");
    await tap(page.locator('button[aria-label^="Add a one"]'));
    await eventually(async () => assert.equal(await ghosts(page), 0));
    await page.getByText("1 of 3", { exact: true }).waitFor();
  },
);

onPage(
  "nothing moves for whoever wants nothing to",
  { ...TEST, context: { reducedMotion: "reduce" } },
  async ({ page }) => {
    for (let nth = 0; nth < 3; nth += 1) {
      await tap(way(page, "4"));
      await tap(undo(page));
    }
    await tap(way(page, "4"));
    await page.getByText("0 of 3", { exact: true }).waitFor();
    assert.equal(await page.evaluate(() => document.getAnimations().length), 0);
    assert.equal(await ghosts(page), 0);
  },
);
