/** A tap is seen before it is answered: what was entered is drawn at once, the answer in a task of its own. */

import assert from "node:assert/strict";

import { enter, shareSite } from "./steps.mjs";

const { onPage } = shareSite();

/**
 * What two elements say just after a tap on a third, within the tap's own task, and again when all is drawn.
 *
 * @param selectors of what is tapped, of what shows what was entered, and of the answer
 */
const tapped = (page, ...selectors) =>
  page.evaluate(async ([control, entered, answer]) => {
    const main = document.querySelector("main");
    const told = () =>
      [entered, answer].map((selector) => document.querySelector(selector)?.textContent.replace(/\s+/g, " ").trim());
    const before = told();
    document.querySelector(control).click();
    const ahead = { told: told(), busy: main.ariaBusy };
    await new Promise((done) => {
      new MutationObserver(() => main.ariaBusy ?? done()).observe(main, { attributes: true });
    });
    return { before, ahead, after: told() };
  }, selectors);

/** @param shown what the tap enters, before and after */
function assertAhead({ before, ahead, after }, shown) {
  assert.deepEqual([before[0], ahead.told[0]], shown);
  assert.deepEqual([ahead.told[1], ahead.busy], [before[1], "true"]);
  assert.equal(after[0], ahead.told[0]);
  assert.notEqual(after[1], before[1]);
}

onPage(
  "the last die of a roll is seen before the answer, in Heckmeck",
  { link: "taken=&target=25" },
  async ({ page }) => {
    await enter(page, "1255ww3");
    const last = await tapped(page, ".face[aria-label^='Add a five']", "#roll-title", ".choices");
    assertAhead(last, ["Your roll", "You rolled"]);
  },
);

onPage(
  "what is tapped before the answer is drawn finds the answer drawn, in Heckmeck",
  { link: "taken=&roll=1255ww35&target=25" },
  async ({ page }) => {
    const taken = await page.evaluate(() => {
      const way = document.querySelector("button.way");
      way.click();
      way.click();
      return [document.querySelector("main").ariaBusy, way.isConnected];
    });
    assert.deepEqual(taken, [null, false]);
  },
);

onPage(
  "a die is seen in its column before what it has changed, in Knucklebones",
  { path: "knucklebones/", link: "mine=5--.3--.---&theirs=62-.---.---&roll=5" },
  async ({ page }) => {
    const dice = () => page.locator("[data-key=pile-mine-0] .squares use").count();
    assert.equal(await dice(), 1);
    const placed = await tapped(page, "[data-key=column-0]", ".roll .entry", ".depth");
    assert.equal(placed.ahead.busy, "true");
    assert.equal(placed.ahead.told[0], "Tap the die they rolled");
    assert.equal(await dice(), 2);
  },
);

onPage(
  "the last die of a roll is seen before the answer, in Solitaire Dice",
  { path: "solitaire-dice/", link: "sheet=6-2.7-3_1-2&turn=3&roll=1344" },
  async ({ page }) => {
    const last = await tapped(page, "[data-key=face-5]", ".roll .five", ".answer");
    assert.equal(await page.locator(".five .slot use").count(), 5);
    assert.equal(last.ahead.told[1], last.before[1]);
    assert.notEqual(last.after[1], last.before[1]);
  },
);

onPage(
  "a tile is counted before what can go, in Tile rummy",
  { path: "rummikub/", link: "rack=r4&table=r1-3_k7-10&opened=true" },
  async ({ page }) => {
    const tapOn = await tapped(page, "[data-key=tile-k6]", "[data-key=tile-k6] .on-rack", ".answer");
    assertAhead(tapOn, [undefined, "1"]);
  },
);
