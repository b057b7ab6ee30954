/** Where much stands on a small screen: busy positions of a game, and its dialogs. */

import type { Page } from "playwright-core";
import { PHONE } from "../device.ts";
import { firstNumbers, follow, keyed, tap, withPreferencesOf } from "../steps.ts";
import type { TestedGame } from "../tested.ts";
import { drawn } from "./drawn.ts";
import { makeScreen } from "./sizes-steps.ts";

/** How a game is visited for its busy positions, in a language: others than people take steps only when they are asked to. */
export const visitOf = (id: string, [first]: TestedGame["busy"], language = "") => ({
  path: `${language}${id}/`,
  link: first?.link ?? "",
  prepare: withPreferencesOf(id, { pace: "step" }),
});

/** Goes from one position to the next, on a phone. */
export async function* eachPosition(page: Page, positions: TestedGame["busy"]) {
  for (const [nth, { name, link, act }] of positions.entries()) {
    await makeScreen(page, { ...PHONE, letters: 16 });
    if (nth > 0) await follow(page, link);
    await firstNumbers(page);
    await drawn(page);
    await act?.(page);
    yield name;
  }
}

/** Opens the menu by its key, wherever the page is scrolled to. */
const openMenu = (page: Page) => page.locator("#menu").press("Enter");

/** Opens a dialog from the menu, by the keys of what leads there. */
export const fromMenu =
  (...keys: string[]) =>
  async (page: Page) => {
    await openMenu(page);
    for (const key of keys) await tap(page.locator(`dialog ${keyed(key)}`));
  };

/** Opens the settings with all that is folded there. */
async function openAllSettings(page: Page) {
  await fromMenu("menu-settings")(page);
  await page.locator(keyed("language")).waitFor();
  for (const fold of await page.locator("dialog summary").all()) await fold.click();
}

/** Opens the menu and each dialog of a game, one after the other, and has `check` look at it. */
export async function eachDialog(page: Page, { open }: TestedGame["dialogs"], check: (name: string) => Promise<void>) {
  const seen = async (name: string, dialog: string) => {
    await page.locator(dialog).first().waitFor();
    await check(name);
    await page.keyboard.press("Escape");
    await page.locator("dialog:not([open])").waitFor({ state: "attached" });
  };
  await openMenu(page);
  await seen("menu", "dialog .rows li >> nth=3");
  const ofAll = Object.fromEntries(["help", "share", "about"].map((name) => [name, fromMenu(`menu-${name}`)]));
  for (const [name, openIt] of Object.entries({ ...open, ...ofAll, settings: openAllSettings })) {
    await openIt(page);
    await seen(name, "dialog[open]:not(.menu) h2");
  }
}
