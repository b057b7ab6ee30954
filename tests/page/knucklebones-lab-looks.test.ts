/** What everyone must be able to see and do in the Lab of Knucklebones. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import {
  allow,
  cancelByKeyboard,
  games,
  inLab,
  isDone,
  play,
  results,
  SLICE_BY_SLICE,
  tabbing,
  testLooks,
} from "./lab-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import { button, follow, hash, type OnPage, shareSite } from "./steps.ts";

const { onPage } = shareSite();
const onLab: OnPage = (name, options, run) => inLab(onPage)(name, { path: "knucklebones/lab/", ...options }, run);

/** Goes through what the Lab can look like, and has each look checked. */
async function walk(page: Page, check: (when: string) => Promise<void>) {
  await check("at the start");
  await games(page).fill("none");
  await check("with what can't be");
  await games(page).fill("5,000,000");
  await allow(page, 1);
  await button(page, "Against Medium").click();
  await results(page).getByRole("table").waitFor();
  await check("while it runs");
  await button(page, "Cancel").click();
  await check("when it was cancelled");
  await allow(page, Infinity);
  await follow(page, "players=seed-1.seed-2&games=50");
  await play(page);
  await isDone(page);
  await check("with the longest names");
  await follow(page, "players=best-1.best-1&games=1");
  await play(page);
  await page.getByText(/^1 game played/).waitFor();
  await check("of one game");
}

testLooks(onLab, walk, { link: "x=1&players=best-1.greedy" });

onLab(
  "everything is done by keyboard, with the focus in sight",
  { link: "players=best-1.random&games=50&seed=2", prepare: SLICE_BY_SLICE },
  async ({ page }) => {
    const tabTo = tabbing(page);
    await page.locator("h1").click();
    await tabTo("How far player 1 looks");
    await page.keyboard.press("ArrowDown");
    await tabTo("Player 2");
    await page.keyboard.press("ArrowDown");
    assert.equal(await hash(page), "players=best-2.greedy&games=50&seed=2");
    await tabTo("Play 50 games");
    await page.keyboard.press("Enter");
    await isDone(page);
    await assertFocusSeen(page, "when it is done");
    await tabTo("Copy link");
    await cancelByKeyboard(page, tabTo);
  },
);
