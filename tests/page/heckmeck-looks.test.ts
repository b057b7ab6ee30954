/** What everyone must be able to see, hear and hit; and the settings. */

import assert from "node:assert/strict";

import type { Locator, Page } from "playwright-core";

import { DESKTOP } from "./harness.ts";
import { openPlayers } from "./heckmeck-table-steps.ts";
import { eachState, hindrances, type State } from "./looks-steps.ts";
import {
  button,
  eventually,
  openHouseRules,
  openPanel,
  openSettings,
  openUndoList,
  part,
  pick,
  SIZES,
  shareSite,
  take,
  tap,
} from "./steps.ts";

const { onPage } = shareSite();

const PANELS = ["All tiles", "Chart", "Compare"];

/** Tells a person of the best choice before the move, or after it. */
async function tellBest(page: Page, when: string) {
  const brief = page.locator(".table-brief");
  if (await brief.isVisible()) await tap(brief);
  await openPlayers(page);
  await pick(page, "Advice", when);
  await tap(part(page, "done"));
}

/** Opens a dialog, and waits for what is in it: that comes in a file of its own. */
async function openDialog(page: Page, opener: Locator, inside: string | RegExp) {
  await tap(opener);
  await page.getByRole("dialog").getByText(inside).first().waitFor();
}

/** Opens what a row of the menu leads to, and waits for what is in it. */
const fromMenu = (name: string, inside: string) => async (page: Page) => {
  await button(page, "Menu").click();
  await openDialog(page, part(page, `menu-${name}`), inside);
};

/** What the page can look like. */
const STATES: Record<string, State> = {
  "at the start": { link: "taken=" },
  "with a part of a roll": { link: "taken=5&roll=12w" },
  "with a roll": { link: "taken=55w&roll=13344&target=25" },
  "before the next roll": { link: "goal=points&target=0&taken=125ww" },
  "after a bust": { link: "taken=555w&roll=55ww" },
  "when the turn is over": { link: "taken=1144555w" },
  "with hidden choices": { link: "taken=5&roll=11234ww&hidden=1.2&off=w" },
  "with the table of one choice": { link: "taken=5&roll=11234ww&table=all&columns=all" },
  "with the chart": { link: "taken=5&roll=11234ww&panel=chart", on: "phone" },
  "with the comparison": { link: "taken=5&panel=compare" },
  "with a notice": { link: "taken=zzz" },
  "with a roll being changed": {
    link: "taken=55w&roll=13345",
    act: (page) => tap(button(page, "Change")),
    on: "phone",
  },
  "with the taken dice being edited": { link: "taken=55w", act: (page) => tap(button(page, "Edit")) },
  "at a table": {
    link: "taken=&mode=advice&player=21.27&player=24&player=-&grill=22.25.26.28.30.31.32.36",
    wait: "fails (",
  },
  "at a table, with seven players": {
    link: `taken=&mode=advice&${[..."1234567"].map((name, nth) => `player=${nth + 21}.${nth + 29}+A+very+long+name+${name}`).join("&")}`,
    wait: "fails (",
  },
  "at a table, with a long name at the edge": {
    link: `taken=&mode=advice&player=-&player=-&player=-+${"W".repeat(20)}&turn=3`,
    wait: "fails (",
  },
  "at a table, with a roll": {
    link: "taken=55w&roll=13344&mode=advice&player=21.27&player=24",
    wait: "then roll",
  },
  "at a table, before a steal": {
    link: "taken=5555w&mode=advice&player=21.27&player=25",
    wait: "instead",
  },
  "at a table, after a bust": {
    link: "taken=555w&roll=55ww&mode=advice&player=21.27&player=25",
    wait: "Bust: Ann",
  },
  "with the whole table in a turn": {
    link: "taken=55w&mode=advice&player=21.27&player=25",
    act: (page) => tap(page.locator(".table-brief")),
    on: "phone",
    wait: "5 dice left",
  },
  "with a tile to be moved": {
    link: "taken=&mode=advice&player=21.27&player=24",
    wait: "fails (",
    act: (page) => openDialog(page, page.locator('[data-key="tile-25"]'), "Ann takes 25"),
  },
  "with the players": {
    link: "taken=&mode=advice&player=21.27&player=24",
    wait: "fails (",
    act: (page) => openDialog(page, page.locator('[data-key="seat-0"]'), "Done"),
  },
  "with the rules of the table": {
    link: "taken=&mode=advice&player=21.27&player=24",
    wait: "fails (",
    act: openHouseRules,
  },
  "when the computer chooses": {
    link: "taken=55w&roll=13344&mode=advice&player=21.27&player=24&turn=2&by=-.rule-4&throws=page",
    wait: "Takes worms from the third roll on",
  },
  "when the computer's dice are typed": {
    link: "taken=55w&roll=13344&mode=advice&player=21.27&player=24&turn=2&by=-.best-in-worms",
    wait: "Ben rolled",
  },
  "when a person chooses alone": {
    link: "taken=55w&roll=13344&mode=advice&player=21.27&player=24&by=-.random&throws=page",
    act: (page) => tellBest(page, "after my move"),
    back: (page) => tellBest(page, "before"),
  },
  "with the moves": {
    link: "taken=55w&roll=13344&mode=advice&player=21.27&player=24&throws=page&by=-.random&tab=game",
    wait: "then roll",
    act: (page) => take(page, "1"),
  },
  "after a game against the computer": {
    link: "taken=&mode=advice&player=33.21&player=29.22.23&grill=&by=-.rule-1&played=31x1.2345x0.0321_40x3.2",
    wait: "over 31 choices",
  },
  "after the last turn": {
    link: "taken=&mode=advice&player=33.21&player=29.22.23&grill=",
    wait: "highest tile, 33",
  },
  "with the list of what can be undone": {
    link: "taken=55w&roll=13344",
    act: async (page) => {
      await take(page, "1");
      await openUndoList(page);
    },
  },
  "with the menu": { link: "taken=55w", act: (page) => openDialog(page, button(page, "Menu"), "About") },
  "with the settings": { link: "taken=55w", act: fromMenu("settings", "Name of the game") },
  "with what is to be shared": { link: "taken=55w", act: fromMenu("share", "Copy a link") },
  "with what is rarely needed": { link: "taken=55w", act: fromMenu("about", "Save to a file") },
};

/** No link is as the page itself writes it, so it is known to be read when it has been written anew. */
const inEachState = eachState(STATES, /^taken=.*&goal=/);

onPage(
  "everybody can use it: axe finds nothing, a thumb hits everything, nothing scrolls sideways",
  { clock: "runs" },
  async (visit) => {
    const { page, site } = visit;
    assert.deepEqual(await inEachState(visit, (seen) => hindrances(seen)), {});
    await page.goto(`${site.url}heckmeck/speed/`);
    await page.getByRole("row").nth(1).waitFor();
    assert.deepEqual(await hindrances(visit), []);
    await page.setViewportSize(DESKTOP);
    assert.deepEqual(await hindrances({ page, device: "desktop" }), []);
  },
);

onPage(
  "the panels are tabs on a phone and all open on a desktop",
  { sizes: SIZES, link: "taken=55w" },
  async ({ page, device }) => {
    const headings = PANELS.map((panel) => (panel === "Compare" ? "Compare dice" : panel));
    const visible = async () => {
      const shown = [];
      for (const name of headings)
        if (await page.getByRole("heading", { name, exact: true }).isVisible()) shown.push(name);
      return shown;
    };
    // The details are loaded after the first numbers.
    const shows = (expected: string[]) => eventually(async () => assert.deepEqual(await visible(), expected));
    if (device === "desktop") {
      await shows(headings);
      return;
    }
    for (const [nth, panel] of PANELS.entries()) {
      await openPanel(page, device, panel);
      await shows([headings[nth]]);
    }
  },
);

onPage(
  "the game goes by the name that is chosen, and it stands there whole",
  { link: "mode=advice" },
  async ({ page }) => {
    await openSettings(page);
    for (const name of ["Pickomino", "Regenwormen", "Heckmeck"]) {
      await page.getByLabel("Name of the game").selectOption(name);
      assert.equal(await page.title(), `${name} · rollwise`);
      await page.getByRole("heading", { level: 1, name, exact: true }).waitFor({ state: "attached" });
      const [wanted, room, apart] = await page.locator(".game-name").evaluate((node) => {
        const [name, mark] = [node, node.querySelector(".more-games") as Element].map((part) =>
          part.getBoundingClientRect(),
        );
        return [node.scrollWidth, node.clientWidth, Math.abs((name.top + name.bottom - mark.top - mark.bottom) / 2)];
      });
      assert.ok(wanted <= room, `${name} wants ${wanted} px of ${room}`);
      assert.ok(apart < 4, `its mark stands ${apart} px above or below`);
    }
  },
);

onPage("the settings open with all that is in them, so that nothing moves under a thumb", {}, async ({ page }) => {
  await page.evaluate(() => {
    const dialog = document.querySelector("dialog") as HTMLDialogElement;
    new MutationObserver(() => {
      dialog.dataset.openedWith = dialog.textContent;
    }).observe(dialog, { attributeFilter: ["open"] });
  });
  await openSettings(page);
  const dialog = page.getByRole("dialog");
  assert.equal(await dialog.getAttribute("data-opened-with"), await dialog.textContent());
});
