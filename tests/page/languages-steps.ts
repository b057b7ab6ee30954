/** The language that a page speaks, and how another one is chosen. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import { shellWords as german } from "../../www/shell/text/de/words.ts";
import { shellWords as english } from "../../www/shell/text/en/words.ts";
import { firstNumbers, openSettings, part, undo } from "../steps.ts";

export const LINK = "taken=55w&target=25";

export const languageOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

export async function assertSpeaks(
  page: Page,
  language: string,
  { undo: name } = language === "de" ? german : english,
) {
  await firstNumbers(page);
  assert.equal(await languageOf(page), language);
  assert.equal(await undo(page).getAttribute("aria-label"), name);
}

/** Chooses a language in the settings, and waits until the page is loaded in it. */
export async function choose(page: Page, language: string) {
  const list = part(page, "language");
  if ((await list.count()) === 0) await openSettings(page);
  await list.selectOption(language);
  await page.waitForFunction((language) => document.documentElement.lang === language, language);
  await firstNumbers(page);
}
