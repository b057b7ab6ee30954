/** What everyone must be able to see and do in the Lab of Solitaire Dice. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import {
  allow,
  cancelByKeyboard,
  games,
  inLab,
  isDone,
  play,
  press,
  results,
  SLICE_BY_SLICE,
  tabbing,
  testLooks,
  unfold,
} from "./lab-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import { button, follow, hash, type OnPage, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: "solitaire-dice/lab/", ...options }, run);

const EIGHT = "advice.thumb.columns.five-factors-126.five-factors-234.longest-game.points-now.random";

/** Goes through what the Lab can look like, and has each look checked. */
async function walk(page: Page, check: (when: string) => Promise<void>) {
  await check("at the start");
  await games(page).fill("none");
  await check("with what can't be");
  await games(page).fill("5,000,000");
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").first().waitFor();
  await check("while it runs");
  await button(page, "Cancel").click();
  await check("when it was cancelled");
  await allow(page, Infinity);
  await follow(page, `players=${EIGHT}&games=40&adjusted=yes`);
  await play(page);
  await isDone(page);
  await unfold(page);
  await check("with eight players");
  await follow(page, "series=ten-sets&games=40");
  await play(page);
  await page.getByText(/^80 games played/).waitFor();
  await check("beside the article");
  await follow(page, "players=random&games=1");
  await play(page);
  await page.getByText(/^1 game played/).waitFor();
  await check("of one game");
}

testLooks(onLab, walk, { link: "x=1&players=thumb.random" });

onLab(
  "everything is done by keyboard, with the focus in sight",
  { link: "players=thumb.five-factors-126&games=50&seed=2", prepare: SLICE_BY_SLICE },
  async ({ page }) => {
    const tabTo = tabbing(page);
    await page.locator("h1").click();
    await tabTo("Player 1");
    await page.keyboard.press("ArrowDown");
    await tabTo("Rejects that player 2 aims for");
    await page.keyboard.press("ArrowDown");
    await tabTo("Remove player 2");
    await tabTo("Add a player");
    await page.keyboard.press("Enter");
    await tabTo("Take the luck out");
    await page.keyboard.press("Space");
    await tabTo("Play 50 games");
    await page.keyboard.press("Enter");
    await isDone(page);
    assert.equal(
      await hash(page),
      "players=by-heart-3.five-factors-123.advice&games=50&seed=2&opening=any&adjusted=yes",
    );
    await assertFocusSeen(page, "when it is done");
    await tabTo("These numbers as a table");
    await page.keyboard.press("Enter");
    await tabTo("Copy link");
    await cancelByKeyboard(page, tabTo);
  },
);

onLab("the focus stays near when what had it goes", { link: "players=thumb.random" }, async ({ page }) => {
  assert.equal(await press(page, "Remove player 2"), "Player 1");
  await follow(page, "series=ten-sets&games=60");
  assert.equal(await press(page, "Choose the players yourself"), "Add a player");
});
