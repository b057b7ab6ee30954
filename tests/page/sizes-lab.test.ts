/** Large letters, small screens and phones on their side: the Labs, the list of games, dialogs and skip links. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { eachWith } from "../tested.ts";
import { eachDialog } from "./busy-steps.ts";
import { PHONE } from "./harness.ts";
import { allow, expanded, games, inLab, isDone, play, results, SLICE_BY_SLICE, unfold } from "./lab-steps.ts";
import { expectsAllFit, makeScreen, onEach, SCREENS, SMALLEST } from "./sizes-steps.ts";
import { button, shareSite, undo } from "./steps.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

const ALL = { ...SCREENS, ...SMALLEST };

/** Goes through what a Lab can look like, and has each look checked on every screen. */
async function walk(page: Page, more?: string) {
  await button(page, /^Play/).waitFor();
  if (more) await expanded(page, more);
  const wanted = await games(page).inputValue();
  await games(page).fill("none");
  await expectsAllFit(page, ALL);
  await games(page).fill("5000000");
  await allow(page, 1);
  await play(page);
  await results(page).getByRole("table").first().waitFor();
  await expectsAllFit(page, ALL);
  await button(page, "Cancel").click();
  await games(page).fill(wanted);
  await allow(page, Infinity);
  await play(page);
  await isDone(page);
  await unfold(page);
  await expectsAllFit(page, ALL);
}

for (const [id, { links, more }] of eachWith("lab"))
  for (const link of links)
    onLab(`${id}'s Lab fits every screen: ${link}`, { path: `${id}/lab/`, link, prepare: SLICE_BY_SLICE }, ({ page }) =>
      walk(page, more),
    );

onPage("the list of games fits every screen", { path: "?games", ready: false }, async ({ page }) => {
  await page.evaluate(() => localStorage.setItem("rollwise.last", "knucklebones"));
  await page.reload();
  await page.locator(".used:visible").waitFor();
  await expectsAllFit(page, ALL);
});

/** The list of what can be undone, which a long press opens: after a new game, if there was something to end. */
async function openUndo(page: Page) {
  await page.locator("#new").press("Enter");
  await undo(page).dispatchEvent("contextmenu");
}

/** The open dialog scrolls up and down only. */
const dialogFits = async (page: Page) =>
  expectsAllFit(page, ALL, async () => {
    const dialog = page.locator("dialog[open]");
    assert.deepEqual(await dialog.evaluate((node) => Math.max(0, node.scrollWidth - node.clientWidth)), 0);
  });

/** Skip links are out of the way until they have the focus. */
const skipLinksWait = (page: Page) =>
  onEach(page, ALL, async (screen, { width, height }) => {
    const boxes = () =>
      page.locator(".skip").evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
    assert.ok(
      (await boxes()).every(({ bottom }) => bottom <= 0),
      screen,
    );
    await page.locator("h1 a").focus();
    await page.keyboard.press("Shift+Tab");
    const { left, right, top, bottom } = (await boxes()).at(-1);
    assert.ok(left >= 0 && top >= 0 && right <= width && bottom <= height, screen);
    await page.locator(".skip").last().blur();
  });

for (const [id, dialogs] of eachWith("dialogs"))
  onPage(
    `${id}'s menu and dialogs fit every screen, and skip links are out of the way`,
    { path: `${id}/`, link: dialogs.link },
    async ({ page }) => {
      await skipLinksWait(page);
      await makeScreen(page, { ...PHONE, letters: 16 });
      await eachDialog(page, dialogs, () => dialogFits(page));
      await openUndo(page);
      await page.locator("dialog.undo-list[open] > :not(.line)").first().waitFor();
      await dialogFits(page);
    },
  );
