/** What every page has, whatever it shows: it goes on from what can't be drawn, hears what was kept elsewhere, and takes no second tap. */

import assert from "node:assert/strict";

import type { Prepare } from "../../device.ts";
import { eventually, shareSite, textOf, type Visit } from "../steps.ts";

const { onPage } = shareSite();

type Page = Visit["page"];

/** The first drawing below the heading fails once, of which the console tells. */
const failingOnce: Prepare = (context) =>
  context.addInitScript(() => {
    const { importNode } = document;
    let hasFailed = false;
    document.importNode = ((...asked: Parameters<typeof importNode>) => {
      const isBelow =
        document.querySelector("#header h1, #header #open")?.textContent && !document.querySelector("#main .soft");
      if (isBelow && !hasFailed) {
        hasFailed = true;
        throw new Error("not drawn");
      }
      return importNode.apply(document, asked);
    }) as typeof importNode;
  });

const told = (page: Page, text: string) => page.locator("#notices").getByText(text);
const expected = /not drawn/;

onPage(
  "settings of the Lab that can't be drawn make room for those at first",
  { path: "heckmeck/lab/", link: "games=77", ready: false, expected, prepare: failingOnce },
  async ({ page }) => {
    await told(page, "This link could not be shown.").waitFor();
    assert.notEqual(await page.getByLabel("Games", { exact: true }).inputValue(), "77");
    assert.doesNotMatch(page.url(), /games=77/);
  },
);

onPage(
  "an embedded position that can't be drawn makes room for an empty one",
  { path: "heckmeck/?embed", link: "taken=5&roll=11223ww", ready: false, expected, prepare: failingOnce },
  async ({ page }) => {
    await told(page, "This link could not be shown.").waitFor();
    await eventually(async () => assert.match(await textOf(page.locator("main")), /nothing yet/));
  },
);

onPage(
  "a position to practise that can't be drawn makes room for the next one",
  { path: "knucklebones/?practice", ready: false, expected, prepare: failingOnce },
  async ({ page }) => {
    await told(page, "A position could not be shown, so here is the next one.").waitFor();
    await page.locator(".practice-position .way").first().waitFor();
  },
);

/** Keeps the end of a game, as a page in another tab does; then the browser brings this page back as it was left. */
const comeBackAfterAGame = (page: Page) =>
  page.evaluate(async () => {
    const player = { by: null, luck: null };
    const players = [
      { ...player, name: "Ann", won: 1, score: 12 },
      { ...player, name: "Ben", won: 0, score: 8 },
    ];
    const opening = indexedDB.open("rollwise");
    await new Promise((go) => {
      opening.onsuccess = go;
    });
    const work = opening.result.transaction("games", "readwrite");
    work.objectStore("games").put({ id: "heckmeck 1", game: "heckmeck", at: Date.now(), players, own: null, began: 0 });
    await new Promise((go) => {
      work.oncomplete = go;
    });
    opening.result.close();
    dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true }));
  });

onPage(
  "a game that was kept elsewhere is there when the browser brings evenings back",
  { path: "heckmeck/?evenings", ready: false },
  async ({ page }) => {
    await page.getByText("Nothing here yet.").waitFor();
    await comeBackAfterAGame(page);
    await eventually(async () => assert.match(await textOf(page.locator("main")), /Ann\s+1\s+12\s+Ben\s+0\s+8/));
  },
);

for (const path of ["?practice", "?by-heart", "lab/"])
  onPage(
    `a second tap at the same place is none: ${path}`,
    { path: `heckmeck/${path}`, ready: false },
    async ({ page }) => {
      await page.locator("main button").first().waitFor();
      const taps = await page.evaluate(() => {
        const button = document.querySelector("main button:not([data-repeat])") as HTMLButtonElement;
        let taps = 0;
        button.addEventListener("click", () => {
          taps += 1;
        });
        const tap = () => button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, detail: 1 }));
        tap();
        tap();
        return taps;
      });
      assert.equal(taps, 1);
    },
  );
