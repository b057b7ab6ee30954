/** The numbers on screen where a target is picked, checked in full in tests/unit/heckmeck-odds.test.ts; and how they differ. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { forWorms, lastMove, movesOf, tableLink, worths } from "../../page/heckmeck-table-steps.ts";
import {
  button,
  eventually,
  follow,
  link,
  openHouseRules,
  pick,
  pickAnyTotal,
  pickGoal,
  pickTile,
  shareSite,
  take,
  textOf,
  way,
  ways,
} from "../steps.ts";

const { onPage } = shareSite();

const only = async (page: Page, key: string) => (await ways(page)).find((way) => way.key === key);

onPage("the known chances before the first roll are the answer for a tile", {}, async ({ page }) => {
  for (const [tile, chance] of [
    [21, "89.3%"],
    [25, "68.0%"],
    [36, "1.6%"],
  ] as const) {
    await pickTile(page, tile);
    assert.equal((await only(page, "roll"))?.number, chance);
  }
  await pickGoal(page, /exactly/);
  for (const [tile, chance] of [
    [23, "41.6%"],
    [30, "13.6%"],
    [36, "0.9%"],
  ] as const) {
    await pickTile(page, tile);
    assert.equal((await only(page, "roll"))?.number, chance);
  }
});

onPage("average points under both bust rules, and with fewer dice", {}, async ({ page }) => {
  await pickGoal(page, /points/i);
  assert.equal((await only(page, "roll"))?.number, "22.33");
  await pickTile(page, 25);
  assert.equal((await only(page, "roll"))?.number, "18.50");
  await openHouseRules(page);
  await pick(page, "A bust", /keeps/);
  assert.equal((await link(page)).bust, "keeps-total");
  assert.equal((await only(page, "roll"))?.number, "19.59");
  await page.getByLabel("Dice in the game").selectOption("5");
  await button(page, "Close").click();
  await pick(page, "Tile", /all/);
  assert.equal((await only(page, "roll"))?.number, "15.22");
  await page.getByText("5 dice left").first().waitFor();
  assert.equal((await link(page)).dice, "5");
});

onPage("stopping on less than the lowest tile is never best", { link: "taken=125ww&goal=points" }, async ({ page }) => {
  const [roll, stop] = await ways(page);
  assert.deepEqual([roll.key, roll.number, roll.mark], ["roll", "15.74", "best"]);
  assert.deepEqual([stop.key, stop.number, stop.mark], ["stop", "18.00", ""]);
  assert.match(await textOf(page.locator("#status")), /roll, 15\.74/);
  await pickGoal(page, /at least/i);
  assert.deepEqual(
    (await ways(page)).map(({ number, mark }) => [number, mark]),
    [
      ["70.4%", "best"],
      ["0%", ""],
    ],
  );
});

onPage(
  "who has exactly the total that is wanted steals by stopping",
  { link: "taken=555ww&goal=exactly&target=25" },
  async ({ page }) => {
    assert.match(await textOf(way(page, "stop")), /steals tile 25/);
    await follow(page, "taken=1114455w&goal=exactly&target=26");
    await page.locator(".result", { hasText: "26 with a worm: steals tile 26." }).waitFor();
  },
);

onPage("any total from 1 to 40 can be the target", { link: "taken=w" }, async ({ page }) => {
  await pickGoal(page, /exactly/i);
  const options = await page.getByLabel("Any total").locator("option").allTextContents();
  assert.deepEqual(
    options,
    Array.from({ length: 40 }, (_, nth) => String(nth + 1)),
  );
  await pickAnyTotal(page, 5);
  assert.equal((await only(page, "stop"))?.number, "100%");
  // A total that is no tile leaves the strip without a choice, a tile is chosen in both.
  assert.equal(await page.getByRole("radiogroup", { name: "Tile" }).getByRole("radio", { checked: true }).count(), 0);
  await pickTile(page, 28);
  assert.equal(await page.getByLabel("Any total").inputValue(), "28");
});

/** A shown number: "−0.31", "+13.1", "68.0%". */
const numberIn = (text: string) => Number(/[+−]?\d+\.\d+/.exec(text)?.[0].replace("−", "-"));

onPage(
  "the change of a chance is the difference of the shown ones",
  { link: "taken=&roll=1255ww35&goal=at-least&target=25" },
  async ({ page }) => {
    const shown = async () => {
      const [, was, is, change] = /Was (.*?), now (.*?): (.*?),/.exec(await textOf(page.locator(".news"))) ?? [];
      return [was, is, change].map(numberIn);
    };
    // By the numbers in full it is 13.04 points.
    assert.deepEqual(await shown(), [68, 81.1, 13.1]);
    for (const roll of ["11335www", "12344555", "1223344w", "33344512"]) {
      await follow(page, `taken=&roll=${roll}&goal=at-least&target=27`);
      await eventually(async () => assert.equal((await link(page)).roll, roll));
      const [was, is, change] = await shown();
      assert.equal((was + change).toFixed(1), is.toFixed(1), roll);
    }
  },
);

onPage(
  "what a choice gives away is the difference of the shown worths, wherever it is told",
  {
    link: tableLink(["- Ann", "24 Ben"], { roll: "1255ww35" }),
    prepare: forWorms,
  },
  async ({ page }) => {
    const [best, ...others] = await ways(page);
    assert.ok(others.length > 2);
    for (const { key, number, mark } of others) {
      assert.equal((numberIn(best.number) + numberIn(mark)).toFixed(2), numberIn(number).toFixed(2), key);
    }
    // By the numbers in full the worms cost 0.255 more than the fives.
    const [first, second] = await worths(page);
    assert.deepEqual([first.value, second.value, second.key, second.mark], [1.98, 1.73, "w", "−0.25"]);
    await take(page, "w");
    await lastMove(page).filter({ hasText: "that cost 0.25 worms" }).waitFor();
    await (await movesOf(page)).getByText("cost 0.25 worms").waitFor();
  },
);
