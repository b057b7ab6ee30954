/** A game saved to a file, and loaded on another device. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import { openPage, PHONE } from "./harness.ts";
import { FIRST_PREFERENCES, preferencesKept, tableLink, tableOf, withPreferences } from "./heckmeck-table-steps.ts";
import {
  button,
  eventually,
  firstNumbers,
  hash,
  link,
  loadGame,
  openFromMenu,
  openSettings,
  pick,
  saveGame,
  shareSite,
  undo,
} from "./steps.ts";

const { onPage } = shareSite();

const told = (page: Page) =>
  page
    .getByRole("dialog", { name: "About" })
    .getByRole("status")
    .filter({ hasText: /loaded|Saved/i });

const theme = (page: Page) => page.evaluate(() => document.documentElement.dataset.theme);

onPage(
  "a game is saved, and loaded on another device",
  {
    link: tableLink(["21.30 Zoë & Co", "- <b>", "24 李雷 🐛"], {
      grill: "22.27.28",
      turn: "3",
      taken: "55w",
      roll: "13344",
      by: "-.rule-4.-",
      played: "3x0.4567_2x0_0x0",
      throws: "page",
      alwaysTurnDown: "true",
    }),
    prepare: withPreferences({ pace: "step", advice: "after", name: "Pickomino" }),
  },
  async ({ page, site, browser }) => {
    const before = await hash(page);
    await openFromMenu(page, "about");
    const { name, content } = await saveGame(page);
    assert.equal(name, "heckmeck-2026-03-04.json");
    await told(page)
      .filter({ hasText: `Saved as ${name}.` })
      .waitFor();

    const {
      page: there,
      context,
      problems,
    } = await openPage(browser, { url: `${site.url}heckmeck/`, clock: "held", ...PHONE });
    await firstNumbers(there);
    assert.notEqual(await hash(there), before);
    await openSettings(there);
    await pick(there, "Light or dark", "dark");
    await button(there, "Close").click();
    await openFromMenu(there, "about");
    await loadGame(there, name, content);
    await eventually(async () => assert.equal(await hash(there), before));
    await told(there)
      .filter({ hasText: `Loaded ${name}` })
      .waitFor();
    assert.deepEqual(await preferencesKept(there), {
      ...FIRST_PREFERENCES,
      name: "Pickomino",
      pace: "step",
      advice: "after",
    });
    assert.equal(await theme(there), "dark", "light or dark is the device's");
    await button(there, "Close").click();
    await there.getByRole("heading", { name: "Your choice, 李雷 🐛" }).waitFor();
    await undo(there).click();
    assert.equal((await link(there)).taken, "");
    const fresh = { players: ["- Ann", "- Ben"], grill: null, turn: "1" };
    assert.deepEqual(await tableOf(there), fresh, "the table that was there is as at first");
    assert.deepEqual(problems, []);
    await context.close();
  },
);
