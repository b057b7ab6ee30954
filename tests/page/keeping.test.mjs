/** No game gets lost, and what is shown is true: each test follows the steps by which one was, or was not. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { openPage, PHONE } from "./harness.mjs";
import { newVersion, readDist } from "./site.mjs";
import {
  button,
  enter,
  eventually,
  firstNumbers,
  follow,
  hash,
  keptOffline,
  link,
  openPanel,
  pick,
  shareSite,
  take,
  tap,
  way,
  ways,
} from "./steps.mjs";
import { tableLink, tableOf, tapTile, tasteKept, worths } from "./table-steps.mjs";

const { onPage } = shareSite();

const undo = (page) => button(page, "Undo").click();
const redo = (page) => button(page, "Redo").click();
const lastMove = (page) => page.locator(".last-move");
const safe = (page) => page.getByText("Your own game is kept.");
const movesOf = async (page) => (await openPanel(page, "phone", "Moves")).locator(".turn");

/** A game under way with a roll on the table, and one that somebody else sends a link to. */
const GRILL = "21.23.25.26.28.29.30";
const MINE = tableLink(["22.27 Ann", "24 Ben"], { grill: GRILL, taken: "55w", roll: "13344" });
const THEIRS = tableLink(["30 Cleo", "- Dan"]);

/** What the device keeps of the game. */
const kept = (page) =>
  page.evaluate(() => ["", ".log"].map((part) => localStorage.getItem(`rollwise.heckmeck${part}`)));

/** Another tab of the same browser. */
async function openTab({ context, site }, link = "") {
  const page = await context.newPage();
  await page.goto(`${site.url}heckmeck/${link && `#${link}`}`);
  await firstNumbers(page);
  return page;
}

/** Two moves of Ann's: she takes two fours, and stops with tile 23. */
async function makeMoves(page) {
  await take(page, "4");
  await tap(way(page, "stop"));
  await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
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
    assert.equal(await hash(later), mine);
    await lastMove(later).filter({ hasText: "Ann took tile 23." }).waitFor();

    await page.reload();
    await firstNumbers(page);
    await undo(page);
    assert.equal((await link(page)).taken, "4455w");
    await undo(page);
    const { taken, roll } = await link(page);
    assert.deepEqual([taken, roll], ["55w", "13344"]);
  },
);

onPage(
  "from a linked position it is one tap back to the own game, as it was left",
  { link: MINE },
  async ({ page }) => {
    await makeMoves(page);
    const mine = await hash(page);
    await follow(page, THEIRS);
    await safe(page).waitFor();
    await tapTile(page, 21, "Cleo takes 21");
    await undo(page);
    await eventually(async () => assert.deepEqual((await tableOf(page)).players, ["30 Cleo", "- Dan"]));

    await button(page, "Back to my game").click();
    assert.equal(await hash(page), mine);
    assert.equal(await safe(page).count(), 0);
    await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
    assert.equal(await (await movesOf(page)).count(), 1);
    await undo(page);
    assert.equal((await link(page)).taken, "4455w");
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
    await safe(page).waitFor();
    assert.deepEqual(await kept(page), before);
    await undo(page);
    await page.reload();
    await firstNumbers(page);
    await button(page, "Back to my game").click();
    assert.equal(await hash(page), mine);
    await undo(page);
    assert.equal((await link(page)).taken, "4455w");
    await redo(page);

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
    await button(page, "Keep this one").click();
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

// ---- Games that another tab, a reload or a look at the odds came across ----

onPage("what is entered in another tab takes no moves away", { link: MINE }, async ({ page, ...visit }) => {
  await makeMoves(page);
  const mine = await hash(page);
  const other = await openTab(visit);
  await enter(other, "5");
  assert.equal((await link(other)).roll, "5");
  await page.reload();
  await firstNumbers(page);
  assert.equal(await hash(page), mine);
  assert.equal(await (await movesOf(page)).count(), 1);
  await lastMove(page).filter({ hasText: "Ann took tile 23." }).waitFor();
  await undo(page);
  assert.equal((await link(page)).taken, "4455w");
});

onPage(
  "a tab that comes back takes nothing from what another one has played since",
  { link: MINE },
  async ({ page, ...visit }) => {
    const other = await openTab(visit);
    await makeMoves(other);
    const [played, before] = [await hash(other), await kept(other)];
    await page.reload();
    await firstNumbers(page);
    assert.deepEqual(await kept(page), before);
    assert.equal(await hash(await openTab(visit)), played);
    // From the list of games it is the game as it is by now, also in the tab that has been away.
    await page.goto(`${visit.site.url}?games`);
    await page.locator("a[data-game=heckmeck]").click();
    await firstNumbers(page);
    assert.equal(await hash(page), played);
  },
);

onPage(
  "a move that is made where odds are shown is noted also after a reload",
  {
    link: tableLink(["22.27 Ann", "24 Ben"], { grill: GRILL, taken: "55w" }),
  },
  async ({ page }) => {
    await pick(page, "What to show", "Odds for a target");
    await page.reload();
    await firstNumbers(page);
    await enter(page, "13344");
    await take(page, "1");
    const { played, taken } = await link(page);
    assert.match(played, /^1x[1-9.]\d*/, "one choice, and what it gave away");
    assert.equal(taken, "155w");
    await pick(page, "What to show", "Advice for the table");
    await lastMove(page).filter({ hasText: "Ann took 1 one. Taking 2 fours was better" }).waitFor();
    assert.equal(await (await movesOf(page)).count(), 1);
  },
);

onPage(
  "undo and redo before and after reloads skip no step",
  { link: "taken=&roll=12355www&target=25" },
  async ({ page }) => {
    const trail = [await hash(page)];
    await take(page, "5");
    await enter(page, "13344w");
    trail.push(await hash(page));
    await take(page, "w");
    trail.push(await hash(page));
    const reload = async () => {
      await page.reload();
      await firstNumbers(page);
    };
    const shows = async (nth) => assert.equal(await hash(page), trail[nth]);
    await reload();
    await shows(2);
    await undo(page);
    await shows(1);
    await redo(page);
    await shows(2);
    await reload();
    await undo(page);
    await shows(1);
    await reload();
    await undo(page);
    await shows(0);
    await redo(page);
    await redo(page);
    await shows(2);
  },
);

onPage(
  "a link brings none of its sender's taste",
  { link: "taken=55w&theme=dark&name=Pickomino&pace=fast&hints=after" },
  async ({ page }) => {
    assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
    assert.match(await page.getByRole("heading", { level: 1 }).textContent(), /^Heckmeck/);
    assert.equal((await page.locator("#notices").textContent()).trim(), "", "older links are no problem");
    await follow(page, `${tableLink(["- Ann", "- Ben"], { by: "-.rule-1" })}&name=Regenwormen&pace=slow&hints=after`);
    await page.getByRole("heading", { name: "Ann: worms on average" }).waitFor();
    assert.deepEqual(await tasteKept(page), { name: "Heckmeck", pace: "normal", hints: "before" });
    assert.equal(await page.evaluate(() => localStorage.getItem("rollwise.theme")), null);
    const told = Object.keys(await link(page));
    assert.deepEqual(
      told.filter((key) => ["theme", "name", "pace", "hints"].includes(key)),
      [],
      "nor does it tell one's own",
    );
  },
);

onPage("a saved file holds the moves", { link: MINE }, async ({ page, browser, site }) => {
  await makeMoves(page);
  await button(page, "Menu").click();
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  const [mine, buffer] = [await hash(page), await readFile(await download.path())];

  const { page: there, context } = await openPage(browser, { url: `${site.url}heckmeck/`, clock: "held", ...PHONE });
  await firstNumbers(there);
  await button(there, "Menu").click();
  await there
    .getByLabel("File of a saved game")
    .setInputFiles({ name: "game.json", mimeType: "application/json", buffer });
  await there.getByText("Loaded game.json.").waitFor();
  await button(there, "Close").click();
  assert.equal(await hash(there), mine);
  await lastMove(there).filter({ hasText: "Ann took tile 23." }).waitFor();
  assert.equal(await (await movesOf(there)).count(), 1);
  await context.close();
});

// ---- What was false ----

onPage(
  "who has exactly the total that is wanted steals by stopping",
  { link: "taken=555ww&goal=exactly&target=25" },
  async ({ page }) => {
    assert.match(await way(page, "stop").textContent(), /steals tile 25/);
    await follow(page, "taken=1114455w&goal=exactly&target=26");
    await page.locator(".result", { hasText: "26 with a worm: steals tile 26." }).waitFor();
  },
);

/** A shown number: "−0.31", "+13.1", "68.0 %". */
const numberIn = (text) => Number(/[+−]?\d+\.\d+/.exec(text)[0].replace("−", "-"));

onPage(
  "the change of a chance is the difference of the shown ones",
  { link: "taken=&roll=1255ww35&goal=at-least&target=25" },
  async ({ page }) => {
    const shown = async () => {
      const [, was, is, change] = /Was (.*?), now (.*?): (.*?),/.exec(await page.locator(".news").textContent());
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

onPage(
  "a house rule that a link tells no truth of is told, and stays as it was",
  {
    link: tableLink(["- Ann", "- Ben"], { alwaysTurnDown: "constructor", compulsorySteal: "toString" }),
  },
  async ({ page }) => {
    await page.getByText(/could not be read and was left out: alwaysTurnDown, compulsorySteal\./).waitFor();
    const told = await link(page);
    assert.deepEqual([told.alwaysTurnDown, told.compulsorySteal], [undefined, undefined]);
    await button(page, "Menu").click();
    for (const rule of ["Always turn the highest tile down", "A steal must be made"]) {
      assert.equal(await page.getByRole("checkbox", { name: rule }).isChecked(), false, rule);
    }
  },
);

onPage("what is picked for points is not cut off", { link: "taken=&goal=points&target=0" }, async ({ page }) => {
  const [text, place] = await page.locator(".tile-any").evaluate((node) => {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [range, node.parentElement].map((part) => {
      const { left, right } = part.getBoundingClientRect();
      return { left, right };
    });
  });
  assert.ok(text.left >= place.left && text.right <= place.right, JSON.stringify({ text, place }));
  const total = page.getByLabel("Any total");
  assert.ok(await total.evaluate((node) => node.scrollWidth <= node.clientWidth), "the total");
});

// ---- A new version ----

/** What a page does when it is looked at again. */
const lookAt = {
  "its tab is picked": (page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "its window is": (page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
};
const offered = (page) => page.getByText("A new version is ready.");

for (const [when, look] of Object.entries(lookAt)) {
  for (const visit of ["first", "later"]) {
    onPage(
      `on a ${visit} visit an open page asks for a new version when ${when}, at most once an hour`,
      { offline: true, link: "taken=55w" },
      async ({ page, site, context }) => {
        await keptOffline(page);
        let asked = [];
        context.on("request", (request) => {
          if (request.serviceWorker() && request.url().endsWith("/build.json")) asked.push(request.url());
        });
        // The page listens from when the copy is there, and on a later visit from when it has asked by itself.
        if (visit === "later") {
          await page.reload();
          await eventually(() => assert.equal(asked.length, 1));
          asked = [];
        }
        await site.publish(newVersion(await readDist(), `${visit} ${when}`));
        await page.clock.runFor(3_599_000);
        await look(page);
        await page.clock.runFor(1000);
        assert.equal(await offered(page).count(), 0);
        assert.deepEqual(asked, [], "within the hour nobody asks");

        await look(page);
        await offered(page).waitFor();
        await look(page);
        await page.clock.runFor(3_599_000);
        await look(page);
        assert.equal(asked.length, 1, "once an hour");
        await button(page, "Use it now").click();
        await eventually(async () =>
          assert.equal(await page.evaluate(() => document.documentElement.dataset.build), `${visit} ${when}`),
        );
      },
    );
  }
}
