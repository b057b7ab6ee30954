/** No game gets lost: each test follows the steps by which one was, or was not. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { MINE, makeMoves, safe, THEIRS } from "./keeping-steps.ts";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  link,
  openPanel,
  pickMode,
  redo,
  shareSite,
  take,
  textOf,
  undo,
  type Visit,
} from "./steps.ts";
import { forWorms, lastMove, movesOf, tableLink, tableOf, tapTile } from "./table-steps.ts";

const { onPage } = shareSite();

/** What the device keeps of the game. */
const kept = (page: Page) =>
  page.evaluate(() => ["", ".log"].map((part) => localStorage.getItem(`rollwise.heckmeck${part}`)));

/** A tab shows what another one has kept, as soon as the browser tells it of that. */
const comesTo = (page: Page, expected: string) => eventually(async () => assert.equal(await hash(page), expected));

/** Another tab of the same browser. */
async function openTab({ context, site }: Pick<Visit, "context" | "site">, link = "") {
  const page = await context.newPage();
  await page.goto(`${site.url}heckmeck/${link && `#${link}`}`);
  await firstNumbers(page);
  return page;
}

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

onPage(
  "a linked position takes the place of the own game where that is wanted",
  { link: MINE },
  async ({ page, ...visit }) => {
    await makeMoves(page);
    await follow(page, THEIRS);
    await button(page, "Play on from here").click();
    assert.equal(await safe(page).count(), 0);
    const theirs = await hash(page);
    assert.equal(await hash(await openTab(visit)), theirs);
  },
);

onPage(
  "a link to where the own game is, or where none is under way, opens no place beside it",
  { link: MINE },
  async ({ page, ...visit }) => {
    assert.equal(await safe(page).count(), 0, "nothing was there to be kept");
    await makeMoves(page);
    const again = await openTab(visit, await hash(page));
    assert.equal(await safe(again).count(), 0);
    await lastMove(again).filter({ hasText: "Ann took tile 23." }).waitFor();
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

onPage(
  "the moves are kept between visits, with the game that they belong to",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { taken: "55w", roll: "13344", tab: "moves" }),
    prepare: forWorms,
  },
  async ({ page, context, site, device }) => {
    await take(page, "3");
    const panel = (of: Page) => openPanel(of, device, "Moves");
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    await page.reload();
    await firstNumbers(page);
    await (await panel(page)).getByText(/cost 0\.\d\d worms/).waitFor();
    assert.match(await textOf(lastMove(page)), /^Ann took 2 threes/);
    const again = await context.newPage();
    await again.goto(`${site.url}heckmeck/`);
    await firstNumbers(again);
    await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    // A link has none of them, whatever its table, and the way back brings them back.
    for (const other of ["taken=5&goal=at-least&target=25", tableLink(["22 Ann", "24 Ben"], { tab: "moves" })]) {
      await again.goto("about:blank");
      await again.goto(`${site.url}heckmeck/#${other}`);
      await firstNumbers(again);
      await pickMode(again, /Advice/);
      await (await panel(again)).getByText("listed here").waitFor();
      await button(again, "Back to my game").click();
      await (await panel(again)).getByText(/cost 0\.\d\d worms/).waitFor();
    }
    await again.close();
    // What can't be shown is left out, and the page works.
    for (const nonsense of ["{}", "[[]]", '["#",{}]', "[{}]", "x"]) {
      await page.evaluate((text) => {
        const kept = String(localStorage.getItem("rollwise.heckmeck"));
        localStorage.setItem(
          "rollwise.heckmeck.log",
          text.replace("#", kept).replace("{}", JSON.stringify([{ by: "gone" }])),
        );
      }, nonsense);
      const later = await context.newPage();
      await later.goto(`${site.url}heckmeck/`);
      await firstNumbers(later);
      await (await panel(later)).getByText("listed here").waitFor();
      await later.close();
    }
  },
);
