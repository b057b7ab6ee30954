/** What everyone must be able to see and do in the Lab. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import {
  allow,
  cancelByKeyboard,
  expanded,
  games,
  inLab,
  isDone,
  play,
  press,
  results,
  SLICE_BY_SLICE,
  tabbing,
  testLooks,
} from "./lab-steps.ts";
import { assertFocusSeen, ground } from "./sight-steps.ts";
import { button, eventually, follow, hash, SIZES, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

/** Goes through what the Lab can look like, and has each look checked. */
async function walk(page: Page, check: (when: string) => Promise<void>) {
  await check("at the start");
  await expanded(page);
  await games(page).fill("none");
  await check("with what can't be");
  await games(page).fill("100");
  await allow(page, 1);
  await button(page, "All five rules").click();
  await results(page).getByRole("table").waitFor();
  await check("while it runs");
  await button(page, "Cancel").click();
  await follow(page, "players=best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random&games=50");
  assert.equal(await games(page).inputValue(), "50");
  await allow(page, Infinity);
  await play(page);
  await isDone(page);
  await check("with seven seats");
  await allow(page, 1);
  await button(page, "Weak").click();
  await results(page).getByText("Beside the article").waitFor();
  await button(page, "Cancel").click();
  await check("beside the article");
}

testLooks(onLab, walk, { link: "x=1" });

onLab(
  "everything is done by keyboard, with the focus in sight",
  {
    sizes: SIZES,
    link: "players=best-in-worms.rule-4&games=50&seed=2",
    prepare: SLICE_BY_SLICE,
  },
  async ({ page }) => {
    const tabTo = tabbing(page);
    await page.locator("h1").click();
    await tabTo("Seat 2");
    await page.keyboard.press("ArrowUp");
    await tabTo("Add a seat");
    await page.keyboard.press("Enter");
    await tabTo("Rules and dice");
    await page.keyboard.press("Enter");
    await tabTo("in turn");
    await page.keyboard.press("ArrowRight");
    await tabTo("Play 50 games");
    await page.keyboard.press("Enter");
    await isDone(page);
    assert.equal(
      await hash(page),
      "players=best-in-worms.rule-3.best-to-win&games=50&seed=2&starts=first&equal=highest-tile",
    );
    await assertFocusSeen(page, "when it is done");
    await cancelByKeyboard(page, tabTo);
    await tabTo("Copy link");
  },
);

onLab("the focus stays near when what had it goes", {}, async ({ page }) => {
  await button(page, "Add a seat").click();
  assert.equal(await press(page, "Remove seat 3"), "Seat 2");
  await follow(page, "series=five-rules&games=60");
  assert.equal(await press(page, "Choose the seats yourself"), "Add a seat");
});

onLab("colours are as the whole site has them", { colorScheme: "light" }, async ({ page }) => {
  const light = await ground(page);
  await page.evaluate(() => localStorage.setItem("rollwise.theme", "dark"));
  await page.reload();
  await eventually(async () => assert.notEqual(await ground(page), light));
  await page.evaluate(() => localStorage.setItem("rollwise.theme", "nonsense"));
  await page.reload();
  await eventually(async () => assert.equal(await ground(page), light));
});
