/** Large letters, small screens and phones on their side: the Labs, the list of games, dialogs and skip links. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { allow, expanded, games, inLab, isDone, play, results, SLICE_BY_SLICE, unfold } from "./lab-steps.ts";
import { expectsAllFits, SCREENS, SMALLEST, write } from "./sizes-steps.ts";
import { button, eventually, shareSite, tap } from "./steps.ts";
import { underWay } from "./table-steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

/** What has the largest tables in each Lab; `more` is what is set less often. */
const LABS: Record<string, { more?: string; links: string[] }> = {
  heckmeck: {
    more: "Rules and dice",
    links: [
      "players=best-to-win.rule-1.rule-2.rule-3.rule-4.rule-5.random&games=50",
      "series=five-rules&games=20",
      "players=best-in-worms.rule-4&games=100",
    ],
  },
  knucklebones: { links: ["players=seed-1.seed-2&games=50"] },
  "solitaire-dice": {
    links: [
      "players=advice.thumb.columns.five-factors-126.five-factors-234.longest-game.points-now.random&games=40&adjusted=yes",
      "series=ten-sets&games=40",
    ],
  },
  rummikub: {
    more: "Rules and deals",
    links: ["question=hold&games=12", "players=simple.tiles.tiles.random&games=4&opening=50&jokerPoints=100"],
  },
};

/** Goes through what a Lab can look like, and has each look checked. */
async function walk(page: Page, more?: string) {
  await button(page, /^Play/).waitFor();
  if (more) await expanded(page, more);
  const wanted = await games(page).inputValue();
  await games(page).fill("none");
  await expectsAllFits(page);
  await games(page).fill("5000000");
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").first().waitFor();
  await expectsAllFits(page);
  await button(page, "Cancel").click();
  await games(page).fill(wanted);
  await allow(page, Infinity);
  await play(page);
  await isDone(page);
  await unfold(page);
  await expectsAllFits(page);
}

for (const [screen, { letters, ...size }] of Object.entries({ ...SCREENS, ...SMALLEST })) {
  const sizes = { [screen]: size };
  for (const [id, { links, more }] of Object.entries(LABS))
    for (const link of links)
      onLab(
        `${id}'s Lab fits: ${link}`,
        { path: `${id}/lab/`, link, sizes, prepare: SLICE_BY_SLICE },
        async ({ page }) => {
          await write(page, letters);
          await walk(page, more);
        },
      );
  onPage("the list of games fits", { path: "?games", ready: false, sizes }, async ({ page }) => {
    await page.evaluate(() => localStorage.setItem("rollwise.last", "knucklebones"));
    await page.reload();
    await page.locator(".used:visible").waitFor();
    await write(page, letters);
    await expectsAllFits(page);
  });
}

/** By its key, wherever the page is scrolled to. */
const openMenu = (page: Page) => page.locator("#menu").press("Enter");

/** What each game has dialogs of, and how each of them is opened. */
const fromMenu = (name: string) => async (page: Page) => {
  await openMenu(page);
  await tap(page.locator(`dialog [data-key="menu-${name}"]`));
};
const atTable = (key: string) => async (page: Page) => {
  const brief = page.locator(".table-brief");
  if ((await brief.count()) > 0) await tap(brief);
  await tap(page.locator(`[data-key="${key}"]`));
};
const DIALOGS = {
  heckmeck: {
    link: underWay({ by: "-.best-to-win", roll: "" }),
    dialogs: { players: atTable("seat-0"), "a tile": atTable("tile-25") },
  },
  knucklebones: {
    link: "mine=66-.543.21-&theirs=55-.621.44-&roll=5&by=greedy",
    dialogs: { players: fromMenu("players") },
  },
  "solitaire-dice": { link: "", dialogs: { players: fromMenu("players") } },
  rummikub: {
    link: "",
    dialogs: {
      rules: fromMenu("rules"),
      play: fromMenu("play"),
      others: fromMenu("others"),
      text: fromMenu("text"),
    },
  },
};

/** The list of what can be undone, which a long press opens: after a new game, if there was something to end. */
async function openUndo(page: Page) {
  await page.locator("#new").press("Enter");
  await page.locator("#undo").dispatchEvent("contextmenu");
}

/** The open dialog scrolls up and down only. */
const dialogFits = (page: Page) =>
  eventually(async () => {
    const dialog = page.locator("dialog[open]");
    assert.deepEqual(await dialog.evaluate((node) => Math.max(0, node.scrollWidth - node.clientWidth)), 0);
    await expectsAllFits(page);
  });

for (const [screen, { letters, ...size }] of Object.entries({ ...SCREENS, ...SMALLEST }))
  for (const [id, { link, dialogs }] of Object.entries(DIALOGS))
    onPage(`${id}'s menu and dialogs fit`, { path: `${id}/`, link, sizes: { [screen]: size } }, async ({ page }) => {
      const closed = async () => {
        await page.keyboard.press("Escape");
        await page.locator("dialog:not([open])").waitFor({ state: "attached" });
      };
      await write(page, letters);
      await openMenu(page);
      await page.locator("dialog .setting").nth(3).waitFor();
      await dialogFits(page);
      await closed();
      for (const [name, open] of Object.entries({ ...dialogs, keys: fromMenu("keys") })) {
        await open(page);
        await page.locator("dialog[open]:not(.menu)").waitFor();
        assert.ok(await page.locator("dialog h2").textContent(), name);
        await dialogFits(page);
        await closed();
      }
      await openUndo(page);
      await page.locator("dialog.undo-list[open] > :not(.line)").first().waitFor();
      await dialogFits(page);
    });

for (const [screen, { letters, ...size }] of Object.entries({ ...SCREENS, ...SMALLEST }))
  for (const id of Object.keys(DIALOGS))
    onPage(
      `${id}'s skip links are out of the way until they have the focus`,
      { path: `${id}/`, sizes: { [screen]: size } },
      async ({ page }) => {
        await write(page, letters);
        const boxes = () =>
          page.locator(".skip").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
        assert.ok((await boxes()).every(({ bottom }) => bottom <= 0));
        await page.locator("h1 a").focus();
        await page.keyboard.press("Shift+Tab");
        const { left, right, top, bottom } = (await boxes()).at(-1);
        assert.ok(left >= 0 && top >= 0 && right <= size.width && bottom <= size.height);
      },
    );
