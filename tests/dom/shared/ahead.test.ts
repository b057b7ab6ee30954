/** A tap is seen before it is answered: what was entered is drawn at once, the answer in a task of its own. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";

import { enter, openPanel, part, shareSite } from "../steps.ts";

const { onPage } = shareSite();

interface Told {
  entered?: string;
  answer?: string;
}

/** What the page says of what was entered, and as its answer: before a tap, in the tap's own task, and when all is drawn. */
interface Tapped {
  before: Told;
  ahead: Told & { busy: string | null };
  after: Told;
}

/** Taps a control. All are selectors: of the control, of what shows what was entered, and of the answer. */
const tapped = (page: Page, control: string, entered: string, answer: string): Promise<Tapped> =>
  page.evaluate(
    async ({ control, entered, answer }) => {
      const main = document.getElementById("main") as HTMLElement;
      const textOf = (selector: string) => document.querySelector(selector)?.textContent?.replace(/\s+/g, " ").trim();
      const told = () => ({ entered: textOf(entered), answer: textOf(answer) });
      const before = told();
      (document.querySelector(control) as HTMLElement).click();
      const ahead = { ...told(), busy: main.ariaBusy };
      await new Promise<void>((done) => {
        new MutationObserver(() => main.ariaBusy ?? done()).observe(main, { attributes: true });
      });
      return { before, ahead, after: told() };
    },
    { control, entered, answer },
  );

/** What was entered is there at once, the answer only later. */
function assertAhead({ before, ahead, after }: Tapped, was: string | undefined, is: string | undefined) {
  assert.equal(before.entered, was);
  assert.deepEqual(ahead, { entered: is, answer: before.answer, busy: "true" });
  assert.equal(after.entered, is);
  assert.notEqual(after.answer, before.answer);
}

onPage(
  "the last die of a roll is seen before the answer, in Heckmeck",
  { link: "taken=&target=25" },
  async ({ page }) => {
    await enter(page, "1255ww3");
    const last = await tapped(page, ".face[aria-label^='Add a five']", "#roll-title", ".choices");
    assertAhead(last, "Your roll", "You rolled");
  },
);

onPage(
  "what is tapped before the answer is drawn finds the answer drawn, in Heckmeck",
  { link: "taken=&roll=1255ww35&target=25" },
  async ({ page }) => {
    const taken = await page.evaluate(() => {
      const way = document.querySelector("button.way") as HTMLElement;
      way.click();
      way.click();
      return [document.getElementById("main")?.ariaBusy, way.isConnected];
    });
    assert.deepEqual(taken, [null, false]);
  },
);

onPage(
  "a die is seen in its column before what it has changed, in Knucklebones",
  { path: "knucklebones/", link: "mine=5--.3--.---&theirs=62-.---.---&roll=5" },
  async ({ page }) => {
    const dice = () => page.locator("[data-key=pile-mine-0] .squares use").count();
    assert.equal(await dice(), 1);
    const placed = await tapped(page, "[data-key=column-0]", ".roll .entry", "[data-key=total-mine]");
    assertAhead(placed, "You rolled five", "Tap the die they rolled");
    assert.equal(await dice(), 2);
  },
);

onPage(
  "the last die of a roll is seen before the answer, in Solitaire Dice",
  { path: "solitaire-dice/", link: "sheet=6-2.7-3_1-2&turn=3&roll=1344" },
  async ({ page }) => {
    const last = await tapped(page, "[data-key=face-5]", ".roll .five", ".answer");
    assert.equal(await page.locator(".five .slot use").count(), 5);
    assert.equal(last.ahead.answer, last.before.answer);
    assert.notEqual(last.after.answer, last.before.answer);
  },
);

onPage(
  "a tile is counted before what can go, in Tile rummy",
  { path: "rummikub/", link: "rack=r4&table=r1-3_k7-10&opened=true" },
  async ({ page }) => {
    const tapOn = await tapped(page, "[data-key=tile-k6]", "[data-key=tile-k6] .on-rack", ".answer");
    assertAhead(tapOn, undefined, "1");
  },
);

onPage(
  "what only changes the display is drawn in one go: at the end of a game no pad comes back, in Heckmeck",
  { link: "mode=advice&player=24.27&player=25&grill=" },
  async ({ page }) => {
    const shown = await page.evaluate(() => {
      const pads = () => document.querySelectorAll(".roll, .taken").length;
      const before = pads();
      document.querySelector<HTMLElement>(".table-brief")?.click();
      const isOpen = document.querySelector(".places") !== null;
      return { before, after: pads(), isOpen, busy: document.getElementById("main")?.ariaBusy };
    });
    assert.deepEqual(shown, { before: 0, after: 0, isOpen: true, busy: null });
  },
);

onPage(
  "a control that a first tap has taken away does nothing any more, in Heckmeck",
  { link: "mode=advice&player=-&player=-&player=24&player=-+Dora" },
  async ({ page }) => {
    await part(page, "seat-0").click();
    await part(page, "more-3").click();
    await part(page, "removePlayer-3").waitFor();
    const names = await page.evaluate(() => {
      const [last] = [...document.querySelectorAll<HTMLElement>("[data-key^=removePlayer]")].slice(-1);
      last.click();
      last.click();
      return [...document.querySelectorAll<HTMLInputElement>("dialog [data-key^=name-]")].map(
        (field) => field.placeholder,
      );
    });
    assert.deepEqual(names, ["Ann", "Ben", "Cleo"]);
  },
);

onPage(
  "what is picked from a list of the roll before is not taken up, in Solitaire Dice",
  { path: "solitaire-dice/", link: "sheet=6-2.7-3_1-2&turn=3&roll=13445" },
  async ({ page, device }) => {
    await openPanel(page, device, "Final score");
    const shown = await page.evaluate(() => {
      const from = document.querySelector("[data-key=score-from]") as HTMLSelectElement;
      (document.querySelector("[data-best]") as HTMLElement).click();
      from.selectedIndex = 1;
      from.dispatchEvent(new Event("change", { bubbles: true }));
      const played = document.querySelector("[data-key=played]")?.textContent?.trim();
      return { busy: document.getElementById("main")?.ariaBusy, offered: from.length, picked: from.value, played };
    });
    assert.deepEqual(shown, { busy: null, offered: 1, picked: "", played: "" });
  },
);
