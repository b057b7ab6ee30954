/** Games saved to a file and loaded from one. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { tableLink } from "./table-steps.mjs";
import { button, eventually, firstNumbers, follow, hash, link, shareSite } from "./steps.mjs";

const { onPage } = shareSite();

const told = (page) => page.getByRole("dialog", { name: "Menu" }).getByRole("status").filter({ hasText: /loaded|Saved/i });

async function load(page, name, content) {
  await page.getByLabel("File of a saved game").setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(content) });
}

/** Saves the game by the menu, and returns the file's name and text. */
async function save(page) {
  const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

onPage("a game is saved, and loaded into another visit", {
  link: tableLink(["21.30 Zoë & Co", "- <b>", "24 李雷 🐛"], {
    grill: "22.27.28", turn: "3", taken: "55w", roll: "13344", by: "-.rule-4.-", played: "3x0.4567_2x0_0x0", throws: "page",
    alwaysTurnDown: "true", pace: "step", hints: "after", theme: "dark", name: "Pickomino",
  }),
}, async ({ page, site }) => {
  const before = await hash(page);
  await button(page, "Menu").click();
  const { name, text } = await save(page);
  assert.equal(name, "heckmeck-2026-03-04.json");
  await told(page).filter({ hasText: `Saved as ${name}.` }).waitFor();

  await page.evaluate(() => localStorage.clear());
  await page.goto("about:blank");
  await page.goto(site.url);
  await firstNumbers(page);
  const other = await hash(page);
  assert.notEqual(other, before);
  await button(page, "Menu").click();
  await load(page, name, text);
  await eventually(async () => assert.equal(await hash(page), before));
  await told(page).filter({ hasText: `Loaded ${name}` }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "dark");
  await button(page, "Close").click();
  await page.getByRole("heading", { name: "李雷 🐛: your choice" }).waitFor();
  await button(page, "Undo").click();
  const { mode, player, taken } = await link(page);
  assert.deepEqual([mode, player, taken], [undefined, undefined, ""], "the table that was there is as at first");
});

onPage("what a saved game has as at first is so again", { link: tableLink(["- Ann", "- Ben"]) }, async ({ page }) => {
  const before = await hash(page);
  await button(page, "Menu").click();
  const { name, text } = await save(page);
  await follow(page, `${before}&name=Pickomino&theme=dark&pace=slow&hints=after&throws=page`);
  assert.equal((await link(page)).hints, "after");
  await load(page, name, text);
  await eventually(async () => assert.equal(await hash(page), before));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
});

onPage("nonsense in a file is told and changes nothing", { link: tableLink(["21 Ann", "24 Ben"], { taken: "55w" }) }, async ({ page }) => {
  const before = await hash(page);
  await button(page, "Menu").click();
  const nobody = JSON.stringify({ game: "heckmeck", format: 1, state: [["taken", ""], ["mode", "advice"], ["by", "-.rule-6"]] });
  for (const [name, content, problem] of [["empty.json", "", /it is empty\.$/], ["nobody.json", nobody, /these parts can't be read: by\.$/]]) {
    await load(page, name, content);
    await told(page).filter({ hasText: `${name} could not be loaded, nothing was changed` }).waitFor();
    assert.match(await told(page).textContent(), problem);
    assert.equal(await hash(page), before);
  }
  await button(page, "Close").click();
  assert.ok(await button(page, "Undo").isDisabled(), "there is nothing to undo");
});
