/** Tile rummy by keyboard, and for everyone's eyes, ears and thumbs. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { DESKTOP } from "./harness.ts";
import { eachState, hindrances, type State } from "./looks-steps.ts";
import {
  aim,
  context,
  DRAW,
  headline,
  LARGE,
  linkTo,
  NARROW_TILE,
  onGame,
  SMALL,
  tapTiles,
  tile,
} from "./rummikub-steps.ts";
import { assertFocusSeen } from "./sight-steps.ts";
import {
  button,
  openFromMenu,
  openHouseRules,
  openUndoList,
  part,
  pick,
  SIZES,
  shareSite,
  shows,
  tap,
  tells,
} from "./steps.ts";

const { onPage } = shareSite();
const onTable = onGame(onPage);

const press = (page: Page, key: string) => page.keyboard.press(key);

// ---- By keyboard ----

onTable("a position is entered and played by keyboard alone", { sizes: { desktop: DESKTOP } }, async ({ page }) => {
  await page.keyboard.type("r4 b9 k12 k1");
  await shows(context(page), "black 1…");
  await page.keyboard.type("3");
  await tells(page, { rack: "r4.b9.k12-13" });
  await page.keyboard.type("jj");
  await press(page, "Backspace");
  await tells(page, { rack: "r4.b9.k12-13.j" });
  await page.getByRole("radio", { name: "Rack", exact: true }).focus();
  await press(page, "ArrowRight");
  await page.keyboard.type("r1");
  await page.keyboard.type("r3");
  await press(page, "Enter");
  await page.keyboard.type("rbk6");
  await press(page, "Backspace");
  await page.keyboard.type("o6");
  await press(page, "Enter");
  await tells(page, { table: "r1-3_rbo6" });
  await button(page, "Menu").focus();
  await press(page, "Enter");
  await part(page, "menu-settings").focus();
  await press(page, "Enter");
  await pick(page, "Light or dark", "dark");
  await press(page, "Escape");
  await page.getByRole("dialog").waitFor({ state: "hidden" });
  await shows(headline(page), "Play 1 of 5 tiles");
  await part(page, "done").focus();
  await press(page, "Enter");
  await shows(headline(page), "You can't play yet");
  await tells(page, { target: "theirs", opened: "true" });
  await assertFocusSeen(page, "after the move");
});

onTable("the arrow keys go through the tiles, and the focus can be seen", { sizes: SIZES }, async ({ page }) => {
  await tile(page, "r1").focus();
  for (const [key, name] of [
    ["ArrowRight", "red 2"],
    ["ArrowDown", "blue 2"],
    ["ArrowLeft", "blue 1"],
    ["ArrowUp", "red 1"],
    ["ArrowUp", "red 1"],
    ["ArrowLeft", "red 1"],
  ]) {
    await press(page, key);
    assert.match(await assertFocusSeen(page, key), new RegExp(`^${name}\\b`));
  }
  await press(page, "Space");
  await tells(page, { rack: "r1" });
  for (let nth = 0; nth < 6; nth += 1) await press(page, "ArrowRight");
  for (let nth = 0; nth < 4; nth += 1) await press(page, "ArrowDown");
  assert.equal(await assertFocusSeen(page, "in the corner"), "joker");
  await press(page, "Enter");
  await tells(page, { rack: "r1.j" });
});

onTable(
  "Enter presses what has the focus, and lays a set from the tiles",
  { link: "rack=&target=set" },
  async ({ page }) => {
    await tapTiles(page, "r3 r5");
    await part(page, "back").focus();
    await press(page, "Enter");
    await tells(page, { entry: "r3-4", table: undefined });
    await tile(page, "r5").click();
    await press(page, "Enter");
    await tells(page, { entry: undefined, table: "r3-5" });
  },
);

// ---- For everyone ----

const large = linkTo({ ...LARGE, opened: true });
const FULL = "o8-11_k6-9_r1-3_rbk13_k4-6_rko3_rbko5_rko10_k1-4_o2-6_b1-3_o6-9_b5-12_r5-9_o10-13_r11.r12.r13";

/** Opens something of the menu. */
const fromMenu = (name: string, inside: string | RegExp) => async (page: Page) => {
  await openFromMenu(page, name);
  await page.getByRole("dialog").getByText(inside).first().waitFor();
};

const fold = (page: Page) => tap(part(page, "fold"));

/** What the page can look like. */
const STATES: Record<string, State> = {
  "at the start": { link: "rack=" },
  "with a move": { link: large },
  "with the plan": { link: large, act: fold, back: fold, on: "phone" },
  "after the move": {
    link: `${large}&tab=table`,
    act: (page) => pick(page, "Which table", "after the move"),
  },
  "with the turns": { link: `${large}&tab=moves` },
  "with an opening": { link: linkTo(LARGE) },
  "without one": { link: "rack=r1.b2&table=k1-3" },
  "with a part of a rack": { link: "rack=r1.b2" },
  "with nothing to play": { link: linkTo(DRAW) },
  "with draws that help": { link: `${linkTo(DRAW)}&target=draw`, wait: "10.3%" },
  "with wishes in the way": { link: `${linkTo(SMALL)}&keep=r4` },
  "with wishes": { link: `${large}&keep=b1&play=r7` },
  "with a set being entered": { link: `${large}&target=set&entry=b1-2` },
  "with a long set being entered": { link: "rack=&target=set&entry=b1-13" },
  "with a set being corrected": { link: `${large}&target=set&entry=o8-11_0` },
  "with one that could be either": { link: "rack=r1&target=set&entry=r5.j.j" },
  "with something refused": { link: "rack=r1.r1", act: (page) => tile(page, "r1").click() },
  "taking tiles away": {
    link: large,
    act: (page) => tap(part(page, "take")),
    back: (page) => tap(part(page, "take")),
  },
  "with loose tiles": { link: "rack=r4&loose=r1-3.rbk5&opened=true&target=set" },
  "with theirs": { link: `${linkTo(SMALL)}&target=theirs&others=3.14.20&turn=2` },
  "with tiles that came": { link: `${linkTo(SMALL)}&target=theirs&came=r5-6` },
  "with tiles that fit nowhere": { link: `${linkTo(SMALL)}&target=theirs&came=k5-6.o9.o11` },
  "with a full table": { link: `rack=b1&opened=true&table=${FULL}` },
  "with a joker on offer": {
    link: "rack=r4.r7-8.b9.j&table=r1-3&opened=true&objective=simple&keepjokers=true",
  },
  "with the advice to draw": { link: "rack=r9.k11.j&table=r4-8_b1-3_k4-6&opened=true&objective=best" },
  "with a notice": { link: "rack=zzz" },
  "with a won game": { link: "rack=&table=r1-3&opened=true" },
  "with the rules": { link: large, act: openHouseRules },
  "with the others": { link: `${large}&others=14.3.20`, act: fromMenu("players", "14 tiles") },
  "with the text": {
    link: large,
    act: async (page) => {
      await fromMenu("about", "Tiles as text")(page);
      await tap(part(page, "about-text"));
      await part(page, "typed-rack").fill("r7 x9 b12");
      await page.getByText("isn't a tile").waitFor();
    },
    back: (page) => tap(part(page, "drop-text")),
  },
  "with the menu": { link: large, act: (page) => tap(button(page, "Menu")) },
  "with the list of what can be undone": {
    link: large,
    act: async (page) => {
      await tapTiles(page, "k12");
      await openUndoList(page);
    },
  },
};

/** No link is as the page itself writes it, so it is known to be read when it has been written anew. */
const inEachState = eachState(
  Object.fromEntries(Object.entries(STATES).map(([name, state]) => [name, { ...state, link: `turn=0&${state.link}` }])),
  /^rack=/,
);

onTable(
  "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  { clock: "runs" },
  async (visit) => {
    assert.deepEqual(await inEachState(visit, (seen) => hindrances(seen, NARROW_TILE)), {});
  },
);

onTable(
  "on a phone the answer and the rack stand above the tiles, and the tiles keep their places",
  { link: large },
  async ({ page }) => {
    const boxOf = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((node) => JSON.stringify(node.getBoundingClientRect()));
    const before = await boxOf(".grid");
    const [rack, pad] = await page.evaluate(() => [
      (document.querySelector(".rack") as Element).getBoundingClientRect().bottom,
      (document.querySelector(".pad") as Element).getBoundingClientRect().top,
    ]);
    assert.ok(rack <= pad, `the rack ends at ${rack}, the tiles begin at ${pad}`);
    for (const target of ["Table", "They played", "I drew", "Rack"]) {
      await aim(page, target);
      assert.equal(await boxOf(".grid"), before, target);
    }
    await tapTiles(page, "k12 k3");
    assert.equal(await boxOf(".grid"), before, "with something refused");
  },
);

for (const language of Object.keys(LANGUAGES)) {
  const path = language === "en" ? "rummikub/" : `${language}/rummikub/`;
  const link = `${linkTo(SMALL)}&target=set&entry=r1-3_0`;
  onPage(
    `no tile is cut off while a set is corrected, in the language ${language}`,
    { path, link },
    async ({ page }) => {
      await part(page, "remove-set").waitFor();
      const [all, shown] = await page.locator(".grid").evaluate((grid) => [grid.scrollHeight, grid.clientHeight]);
      assert.equal(all, shown);
    },
  );
}
