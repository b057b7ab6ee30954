/** What the tests do in the Lab in a browser, beside what they do there anyhow. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

import { allow, games, isDone, play, SLICE_BY_SLICE } from "../lab-steps.ts";
import { hindrancesOnAll } from "./looks-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import { eventually, keptOffline, type OnPage, openOffline, type PageTest, textOf, type Visit } from "./steps.ts";

export * from "../lab-steps.ts";

/** Goes on by Tab to what a name begins, the focus always in sight. */
export const tabbing = (page: Page) => async (name: string) => {
  for (let presses = 0; presses < 60; presses += 1) {
    await page.keyboard.press("Tab");
    if ((await assertFocusSeen(page, `on the way to ${name}`)).startsWith(name)) return;
  }
  assert.fail(`${name} was not reached`);
};

/** Begins a long run by keyboard, and cancels it. */
export async function cancelByKeyboard(page: Page, tabTo: (name: string) => Promise<void>) {
  await allow(page, 1);
  await games(page).fill("5000000");
  await page.keyboard.press("Enter");
  // Cancelled before its first game, it would leave no results to go to.
  await page.getByText(/^[\d,]+ of 5,000,000/).waitFor();
  await tabTo("Cancel");
  await page.keyboard.press("Enter");
  assert.match(await assertFocusSeen(page, "after it was cancelled"), /^Play/);
}

/** What plays the games of the Lab that is open is kept for use without a network. */
const solverKept = (page: Page) =>
  eventually(async () => {
    const [, game] = new URL(page.url()).pathname.split("/");
    const files = [`app/${game}-lab-worker.js`, `modules/${game}-lab.js`, `modules/${game}-lab_bg.wasm`];
    const kept = await page.evaluate(async (files) => {
      const urls = files.map((file) => new URL(`../../${file}`, location.href).href);
      return Promise.all(urls.map(async (url) => Boolean(await caches.match(url))));
    }, files);
    assert.deepEqual(kept, [true, true, true]);
  });

/** Plays without a network what is kept of the first visit; or is told, as `alert`, that it can't be. */
export async function playOffline({ page }: Pick<Visit, "page">, alert: string | RegExp | null = null) {
  await keptOffline(page);
  await solverKept(page);
  await openOffline(page);
  await play(page);
  if (alert) await page.getByRole("alert").filter({ hasText: alert }).waitFor();
  else await isDone(page);
  assert.equal((await textOf(page.locator("#notices"))).trim(), "");
}

/** Tests that everyone can see and use whatever `walk` has checked, on a phone and on a desktop. */
export function testLooks(
  onLab: OnPage,
  walk: (page: Page, check: (when: string) => Promise<void>) => Promise<void>,
  { link }: Pick<PageTest, "link">,
) {
  onLab(
    "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
    { link, prepare: SLICE_BY_SLICE },
    ({ page }) => walk(page, async (when) => assert.deepEqual(await hindrancesOnAll(page), {}, when)),
  );
}
