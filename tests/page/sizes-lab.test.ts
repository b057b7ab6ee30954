/** Large letters, small screens and phones on their side: the Labs, the list of games, dialogs and skip links. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { DIALOGS, eachDialog, LABS } from "./busy-steps.ts";
import { allow, expanded, games, inLab, isDone, play, results, SLICE_BY_SLICE, unfold } from "./lab-steps.ts";
import { expectsAllFits, SCREENS, SMALLEST, write } from "./sizes-steps.ts";
import { button, shareSite } from "./steps.ts";
import { onceStill } from "./still.ts";

const { onPage } = shareSite();
const onLab = inLab(onPage);

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

/** The list of what can be undone, which a long press opens: after a new game, if there was something to end. */
async function openUndo(page: Page) {
  await page.locator("#new").press("Enter");
  await page.locator("#undo").dispatchEvent("contextmenu");
}

/** The open dialog scrolls up and down only. */
const dialogFits = (page: Page) =>
  onceStill(page, async () => {
    const dialog = page.locator("dialog[open]");
    assert.deepEqual(await dialog.evaluate((node) => Math.max(0, node.scrollWidth - node.clientWidth)), 0);
    await expectsAllFits(page);
  });

for (const [screen, { letters, ...size }] of Object.entries({ ...SCREENS, ...SMALLEST }))
  for (const [id, { link, dialogs }] of Object.entries(DIALOGS))
    onPage(`${id}'s menu and dialogs fit`, { path: `${id}/`, link, sizes: { [screen]: size } }, async ({ page }) => {
      await write(page, letters);
      await eachDialog(page, dialogs, () => dialogFits(page));
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
