/** What a file of a saved game brings back, and what is none. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { FIRST_PREFERENCES, openPlayers, preferencesKept, tableLink } from "../../page/heckmeck-table-steps.ts";
import {
  button,
  eventually,
  hash,
  link,
  loadGame,
  openFromMenu,
  openSettings,
  part,
  pick,
  saveGame,
  shareSite,
  textOf,
  undo,
} from "../steps.ts";

const { onPage } = shareSite();

const told = (page: Page) =>
  page
    .getByRole("dialog", { name: "About" })
    .getByRole("status")
    .filter({ hasText: /loaded|Saved/i });

onPage("what a saved game has as at first is so again", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  const before = await hash(page);
  await openFromMenu(page, "about");
  const { name, content } = await saveGame(page);
  await button(page, "Close").click();
  await openSettings(page);
  await page.getByLabel("Name of the game").selectOption("Pickomino");
  await button(page, "Close").click();
  await openPlayers(page);
  await pick(page, "Dice", "rolled by the app");
  await part(page, "done").click();
  assert.equal((await link(page)).throws, "page");
  await openFromMenu(page, "about");
  await loadGame(page, name, content);
  await eventually(async () => assert.equal(await hash(page), before));
  assert.deepEqual(await preferencesKept(page), FIRST_PREFERENCES);
});

onPage(
  "nonsense in a file is told and changes nothing",
  { link: tableLink(["21 Ann", "24 Ben"], { taken: "55w" }) },
  async ({ page }) => {
    const before = await hash(page);
    await openFromMenu(page, "about");
    const nobody = JSON.stringify({
      game: "heckmeck",
      format: 2,
      state: [
        ["taken", ""],
        ["mode", "advice"],
        ["by", "-.rule-6"],
      ],
    });
    for (const [name, content, problem] of [
      ["empty.json", "", /it is empty\.$/],
      ["nobody.json", nobody, /these parts can't be read: by\.$/],
    ] as const) {
      await loadGame(page, name, content);
      await told(page)
        .filter({ hasText: `${name} could not be loaded, and nothing has changed` })
        .waitFor();
      assert.match((await textOf(told(page))).trim(), problem);
      assert.equal(await hash(page), before);
    }
    await button(page, "Close").click();
    assert.equal(await undo(page).getAttribute("aria-disabled"), "true", "there is nothing to undo");
  },
);
