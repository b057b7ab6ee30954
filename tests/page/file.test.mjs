/** Games saved to a file and loaded from one. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import { tableLink } from "./table-steps.mjs";
import { button, eventually, firstNumbers, hash, link, shareSite } from "./steps.mjs";

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
  assert.match(name, /^heckmeck-\d{4}-\d\d-\d\d\.json$/);
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
  await page.evaluate(() => { location.hash += "&name=Pickomino&theme=dark&pace=slow&hints=after&throws=page"; });
  await eventually(async () => assert.equal((await link(page)).hints, "after"));
  await load(page, name, text);
  await eventually(async () => assert.equal(await hash(page), before));
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), "system");
});

const head = { game: "heckmeck", format: 1 };
const state = (...pairs) => JSON.stringify({ ...head, state: [["taken", ""], ["mode", "advice"], ...pairs] });
const NONSENSE = {
  "nothing in it": ["", /it is empty/],
  "not JSON": ["\x89PNG\r\n", /no saved game: not JSON/],
  "another thing": ["[1, 2]", /no saved game/],
  "nothing at all": ["null", /no saved game/],
  "another game": [JSON.stringify({ ...head, game: "chess", state: [] }), /a game of chess, not of heckmeck/],
  "a later format": [JSON.stringify({ ...head, format: 2, state: [] }), /format 2; this page reads format 1/],
  "no state": [JSON.stringify(head), /no saved game/],
  "an empty state": [JSON.stringify({ ...head, state: [] }), /no list of pairs/],
  "a state that is no list": [JSON.stringify({ ...head, state: { mode: "advice" } }), /no list of pairs/],
  "numbers for texts": [JSON.stringify({ ...head, state: [["turn", 2]] }), /no list of pairs/],
  "a tile in two places": [state(["player", "21 Ann"], ["player", "21 Ben"]), /can't be read: player \(21 is in two places\)/],
  "an unknown tile": [state(["player", "37 Ann"], ["player", "- Ben"]), /can't be read: player \(37 is no tile\)/],
  "a player too many": [state(...[..."12345678"].map((name) => ["player", `- ${name}`])), /can't be read: player \(8 of 2 to 7\)/],
  "an unknown strategy": [state(["player", "- Ann"], ["player", "- Ben"], ["by", "-.rule-6"]), /can't be read: by/],
  "a strategy too few": [state(["player", "- Ann"], ["player", "- Ben"], ["by", "rule-1"]), /can't be read: by/],
  "impossible sums": [state(["player", "- Ann"], ["player", "- Ben"], ["played", "3x-1_0x0"]), /can't be read: played/],
  "an unknown setting": [state(["pace", "warp"], ["volume", "11"]), /can't be read: pace, volume/],
  "far too much": [`${state()}${" ".repeat(100_000)}`, /bytes; a saved game has at most 100000/],
};

onPage("nonsense in a file is told and changes nothing", { link: tableLink(["21 Ann", "24 Ben"], { taken: "55w" }) }, async ({ page }) => {
  const before = await hash(page);
  await button(page, "Menu").click();
  for (const [what, [content, problem]] of Object.entries(NONSENSE)) {
    await load(page, `${what}.json`, content);
    await told(page).filter({ hasText: `${what}.json could not be loaded, nothing was changed` }).waitFor();
    assert.match(await told(page).textContent(), problem, what);
    assert.equal(await hash(page), before, what);
  }
  await button(page, "Close").click();
  assert.ok(await button(page, "Undo").isDisabled(), "there is nothing to undo");
});
