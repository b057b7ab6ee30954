/** What cannot be loaded is told, worked around, and asked for again. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { BrowserContext } from "playwright-core";
import { BROKEN, FAILED, loseTheRest, testLost } from "../../page/broken-steps.ts";
import { readDist } from "../../page/site.ts";
import {
  button,
  detailsDrawn,
  enter,
  evaluate,
  holdBack,
  link,
  offered,
  openSettings,
  part,
  shareSite,
  undo,
  ways,
} from "../steps.ts";

const { onPage } = shareSite();
const TABLES = /could not be used|solved on your device/;

const table = (dice: number) =>
  readFile(new URL(`../../../dist/precomputed/heckmeck-${dice}-dice.bin`, import.meta.url));

const PATTERN = "**/precomputed/heckmeck-8-dice.bin";

for (const [what, answer] of Object.entries(BROKEN)) {
  const prepare = (context: BrowserContext) =>
    context.route(PATTERN, async (route) => answer(route, await table(8), await table(5)));
  onPage(
    `a table that is ${what}`,
    { link: "taken=&target=25", prepare, expected: FAILED },
    async ({ page, context }) => {
      await page.getByText(TABLES).first().waitFor();
      assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "68.0%");
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "solved");
      await enter(page, "1255ww35");
      assert.deepEqual(await offered(page), ["1", "2", "3", "5", "w"]);
      await undo(page).click();

      await context.unroute(PATTERN);
      await button(page, "Try again").click();
      await page.getByText(TABLES).first().waitFor({ state: "hidden" });
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "table");
    },
  );
}

onPage(
  "a dialog that can't be loaded says so",
  { link: "taken=55w&target=25", expected: FAILED },
  async ({ page, context }) => {
    await detailsDrawn(page);
    const find = await loseTheRest(context);
    await button(page, "Menu").click();
    await page.getByText("This part of the page could not be loaded").waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
    await enter(page, "13344");
    await find();
    await button(page, "Reload").click();
    await page.getByText("Was 50.7%").waitFor();
    await button(page, "Menu").click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  },
);

/** The script with a game's own part of the settings. */
async function settingsOf(game: string) {
  const files = [...(await readDist())].filter(([path]) => path.startsWith(`app/${game}.en-`));
  const found = files.filter(([, content]) => content.includes('id="about-'));
  assert.equal(found.length, 1);
  return `**/${found[0][0]}`;
}

onPage(
  "a game's part of the settings that can't be loaded says so, and the rest of them is there",
  { expected: FAILED },
  async ({ page, context }) => {
    const pattern = await settingsOf("heckmeck");
    await context.route(pattern, (route) => route.abort());
    await openSettings(page);
    const settings = page.getByRole("dialog", { name: "Settings" });
    await settings.getByText("This part of the page could not be loaded").waitFor();
    assert.equal(await settings.getByLabel("Name of the game").count(), 0);
    await part(page, "language").waitFor();
    await context.unroute(pattern);
    await button(settings, "Reload").click();
    await openSettings(page);
    await settings.getByLabel("Name of the game").waitFor();
    assert.equal(await settings.getByText("could not be loaded").count(), 0);
  },
);

testLost(onPage, { "heckmeck_bg.wasm": ["unreachable", "missing"], "heckmeck.js": ["missing"] });

const solver = holdBack("**/heckmeck_bg.wasm*");
onPage(
  "dice can be entered while the solver is on its way",
  {
    link: "taken=55w&target=25",
    ready: false,
    prepare: solver.prepare,
  },
  async ({ page }) => {
    await page.getByText(/Loading the calculator/).waitFor();
    await enter(page, "13344");
    assert.equal((await link(page)).roll, "13344");
    solver.release();
    await page.getByText("Was 50.7%").waitFor();
  },
);

const hung = holdBack("**/heckmeck_bg.wasm");
onPage(
  "a solver that hangs on its way can be asked for once more after 20 seconds",
  {
    link: "taken=55w&target=25",
    ready: false,
    prepare: hung.prepare,
  },
  async ({ page }) => {
    await page.getByText(/Loading the calculator/).waitFor();
    await page.clock.runFor(19_900);
    assert.equal(await button(page, "Try again").count(), 0);
    await page.clock.runFor(100);
    await page.getByText("(it is taking too long)").waitFor();
    await enter(page, "13344");
    await button(page, "Try again").click();
    await page.getByText("Was 50.7%").waitFor();
    // What comes after all changes nothing.
    hung.release();
    await enter(page, "4");
    assert.deepEqual(await offered(page), ["1", "3", "4"]);
  },
);
