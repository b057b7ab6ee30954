/** No game gets lost: each test follows the steps by which one was, or was not. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { lastMove, movesOf, tableOf, tapTile } from "./heckmeck-table-steps.ts";
import { MINE, makeMoves, openTab, safe, THEIRS } from "./keeping-steps.ts";
import { button, enter, eventually, firstNumbers, follow, hash, link, redo, shareSite, undo } from "./steps.ts";

const { onPage } = shareSite();

/** What the device keeps of the game. */
const kept = (page: Page) =>
  page.evaluate(() => ["", ".log"].map((part) => localStorage.getItem(`rollwise.heckmeck${part}`)));

/** A tab shows what another one has kept, as soon as the browser tells it of that. */
const comesTo = (page: Page, expected: string) => eventually(async () => assert.equal(await hash(page), expected));

// ---- Games that a link came across ----

onPage(
  "a link in another tab leaves the game on the device as it is, with its moves and its undo",
  { link: MINE },
  async ({ page, ...visit }) => {
    await makeMoves(page);
    const [mine, before] = [await hash(page), await kept(page)];

    const other = await openTab(visit, THEIRS);
    await safe(other).waitFor();
    await tapTile(other, 21, "Cleo takes 21");
    assert.deepEqual((await tableOf(other)).players, ["30.21 Cleo", "- Dan"]);
    assert.deepEqual(await kept(page), before);

    const later = await openTab(visit);
    await comesTo(later, mine);
    await lastMove(later).filter({ hasText: "Ann took tile 23." }).waitFor();

    await page.reload();
    await firstNumbers(page);
    await undo(page).click();
    assert.equal((await link(page)).taken, "4455w");
    await undo(page).click();
    const { taken, roll } = await link(page);
    assert.deepEqual([taken, roll], ["55w", "13344"]);
  },
);

onPage(
  "a linked position stays beside the own game over a reload, and the way back leads to that",
  { link: MINE },
  async ({ page }) => {
    await makeMoves(page);
    const [mine, before] = [await hash(page), await kept(page)];
    await follow(page, THEIRS);
    await tapTile(page, 21, "Cleo takes 21");
    const there = await hash(page);
    await page.reload();
    await firstNumbers(page);
    assert.equal(await hash(page), there);
    // Who has played on there has read what it is.
    await button(page, "Back to my game").waitFor();
    assert.equal(await safe(page).count(), 0);
    assert.deepEqual(await kept(page), before);
    await undo(page).click();
    await safe(page).waitFor();
    await page.reload();
    await firstNumbers(page);
    await button(page, "Back to my game").click();
    assert.equal(await hash(page), mine);
    await undo(page).click();
    assert.equal((await link(page)).taken, "4455w");
    await redo(page).click();

    await follow(page, THEIRS);
    await safe(page).waitFor();
    await page.goBack();
    await eventually(async () => assert.equal(await hash(page), mine));
    assert.equal(await safe(page).count(), 0);
    assert.deepEqual(await kept(page), before);
  },
);

// ---- Games that another tab, a reload or another page came across ----

onPage(
  "what another tab enters is shown at once, with the moves before it, and stays over a reload",
  { link: MINE },
  async ({ page, ...visit }) => {
    await makeMoves(page);
    const mine = await tableOf(page);
    const other = await openTab(visit);
    await enter(other, "5");
    await eventually(async () => assert.equal((await link(page)).roll, "5"));
    await page.reload();
    await firstNumbers(page);
    assert.equal((await link(page)).roll, "5");
    assert.equal(await (await movesOf(page)).count(), 1);
    await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
    await undo(page).click();
    assert.equal((await link(page)).roll, undefined);
    assert.deepEqual(await tableOf(page), mine);
    await undo(page).click();
    assert.equal((await link(page)).taken, "4455w");
  },
);

onPage(
  "a tab that comes back takes nothing from what another one has played since",
  { link: MINE },
  async ({ page, ...visit }) => {
    const other = await openTab(visit);
    await makeMoves(other);
    const [played, before] = [await hash(other), await kept(other)];
    await page.reload();
    await firstNumbers(page);
    await comesTo(page, played);
    assert.deepEqual(await kept(page), before);
    await comesTo(await openTab(visit), played);
    // From the list of games it is the game as it is by now, also in the tab that has been away.
    await page.goto(`${visit.site.url}?games`);
    await page.locator("a[data-game=heckmeck]").click();
    await firstNumbers(page);
    await comesTo(page, played);
  },
);
