/** What everyone must be able to see and do in the Lab of tile rummy. */

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
  results,
  SLICE_BY_SLICE,
  tabbing,
  testLooks,
  unfold,
} from "./lab-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import { button, follow, hash, type OnPage, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: "rummikub/lab/", ...options }, run);

/** Goes through what the Lab can look like, and has each look checked. */
async function walk(page: Page, check: (when: string) => Promise<void>) {
  await check("at the start");
  await expanded(page, "Rules and deals");
  await games(page).fill("none");
  await check("with what can't be");
  await allow(page, 1);
  await button(page, "Keep jokers or not").click();
  await results(page).getByRole("table").first().waitFor();
  await check("while it runs");
  await button(page, "Cancel").click();
  await allow(page, Infinity);
  await follow(page, "question=hold&games=12");
  await play(page);
  await page.getByText(/^36 games played/).waitFor();
  await unfold(page);
  await check("of a question");
  await follow(page, "players=simple.tiles.tiles.random&games=4&opening=50&playOn=yes&jokers=both&jokerPoints=100");
  await play(page);
  await isDone(page);
  await check("with four seats and other rules");
}

testLooks(onLab, walk, { link: "x=1&players=tiles.simple" });

onLab(
  "everything is done by keyboard, with the focus in sight",
  { link: "players=tiles.jokers.simple&games=20&seed=2", prepare: SLICE_BY_SLICE },
  async ({ page }) => {
    const tabTo = tabbing(page);
    await page.locator("h1").click();
    await tabTo("Seat 1");
    await page.keyboard.press("ArrowUp");
    await tabTo("Add a seat");
    await page.keyboard.press("Enter");
    await tabTo("Rules and deals");
    await page.keyboard.press("Enter");
    await tabTo("30 points");
    await page.keyboard.press("ArrowRight");
    assert.equal(await hash(page), "players=simple.jokers.simple.best&games=20&seed=2&opening=40");
    await tabTo("Play 20 games");
    await page.keyboard.press("Enter");
    await isDone(page);
    await assertFocusSeen(page, "when it is done");
    await tabTo("Copy link");
    await cancelByKeyboard(page, tabTo);
  },
);
