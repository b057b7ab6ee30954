/** Practice, as a person meets it: positions of the computer's, own mistakes, and a device that keeps nothing. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright-core";
import { choice, err, keptDecisions, MISTAKE, next } from "../../page/practice-steps.ts";
import { button, eventually, pick, SIZES, shareSite } from "../steps.ts";

const { onPage } = shareSite();

onPage(
  "the sheet of Solitaire Dice is there to decide by, whatever the size of the screen",
  { ready: false, path: "solitaire-dice/?practice", sizes: SIZES },
  async ({ page }) => {
    await choice(page).waitFor();
    assert.ok(await page.locator(".practice-position .paper").isVisible());
  },
);

onPage(
  "an own mistake against the computer comes first, is saved as a file, is deleted, and comes back from the file",
  { path: "knucklebones/", link: MISTAKE },
  async ({ page, site }) => {
    await err(page);
    const [kept] = await keptDecisions(page);
    assert.deepEqual([kept.link, kept.kind], ["mine=15-.2--.---&theirs=3--.44-.2--&roll=4", "removes-less"]);
    await page.goto(`${site.url}knucklebones/?practice`);
    await page.getByText("Your own mistake, once more").waitFor();
    await page.getByText("The last of your mistakes that is due").waitFor();

    await page.getByText("Decisions and results on this device").click();
    const [download] = await Promise.all([page.waitForEvent("download"), button(page, "Save to a file").click()]);
    const file = JSON.parse(await readFile(await download.path(), "utf8"));
    assert.deepEqual([file.kind, file.decisions.length, file.cards.length], ["rollwise decisions", 1, 1]);

    await button(page, "Delete all").click();
    await button(page.locator("#notices"), "Delete all").click();
    await page.getByText("All decisions, results and names are deleted.").waitFor();
    await page.getByText("From one of the computer’s games").waitFor();
    assert.deepEqual(await keptDecisions(page), []);

    const load = (text: string) =>
      page
        .getByLabel("Load from a file")
        .setInputFiles({ name: "mine.json", mimeType: "application/json", buffer: Buffer.from(text) });
    await load(JSON.stringify({ ...file, cards: [{}] }));
    await page.getByText("mine.json is damaged at “cards[0].id”. Nothing has changed.").waitFor();
    await load(JSON.stringify(file));
    await page.getByText("New from mine.json: 1 decision, 0 games.").waitFor();
    assert.deepEqual(await keptDecisions(page), [kept]);
    await button(page, "The last of your mistakes that is due").click();
    await page.getByText("Your own mistake, once more").waitFor();
    await load(JSON.stringify(file));
    await page.getByText("mine.json: all of it is here already.").waitFor();
    assert.deepEqual(await keptDecisions(page), [kept]);
  },
);

onPage(
  "a mistake that is practised rightly does not come again at once",
  { path: "knucklebones/", link: MISTAKE },
  async ({ page, site }) => {
    await err(page);
    await page.goto(`${site.url}knucklebones/?practice`);
    await page.getByText("Your own mistake, once more").waitFor();
    await page.locator(".practice-position [data-key=column-1]").click();
    await page.getByText("Best!").waitFor();
    await next(page).click();
    await page.getByText("From one of the computer’s games").waitFor();
  },
);

onPage(
  "own mistakes are at hand although positions of the computer's are wanted",
  { path: "knucklebones/", link: MISTAKE },
  async ({ page, site }) => {
    await err(page);
    await page.goto(`${site.url}knucklebones/?practice`);
    await page.getByText("Your own mistake, once more").waitFor();
    await pick(page, "How hard", "Hard");
    await page.getByText("From one of the computer’s games").waitFor();
    await button(page, "The last of your mistakes that is due").click();
    await page.getByText("Your own mistake, once more").waitFor();
  },
);

onPage(
  "what is decided again after undo stays as it was decided first, also the first move of a game",
  { path: "knucklebones/", link: MISTAKE },
  async ({ page }) => {
    await err(page);
    await page.keyboard.press("Control+z");
    await page.locator("[data-key=column-1].way").click();
    await eventually(async () =>
      assert.equal(await page.locator("[data-key=pile-mine-1] .square:not(.empty)").count(), 2),
    );
    await eventually(async () => {
      const [first, ...more] = await keptDecisions(page);
      assert.deepEqual([first.kind, more.length], ["removes-less", 0]);
    });
  },
);

const verdict = (page: Page) => page.locator("#practice-question");

/** Has IndexedDB fail in a way. */
const failing = (script: string) => (context: BrowserContext) => context.addInitScript(script);

for (const [what, script, told] of [
  ["keeps nothing", "Object.defineProperty(window, 'indexedDB', { value: undefined })", /Your browser keeps nothing/],
  [
    "is full",
    "IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') }",
    /no room left/,
  ],
  [
    "holds what a later version has kept",
    "IDBFactory.prototype.open = () => { throw new DOMException('newer', 'VersionError') }",
    /A later version of this page/,
  ],
] as const) {
  onPage(
    `a device that ${what} is told of once, and game and practice go on`,
    { path: "knucklebones/", link: MISTAKE, clock: "browser", prepare: failing(script) },
    async ({ page, site }) => {
      await page.locator("[data-key=column-0]").click();
      await page.getByText(told).waitFor();
      await eventually(async () => {
        const dice = await page.locator("[data-key=pile-mine-0] .square:not(.empty)").count();
        if (dice !== 3) throw new Error(`${dice} dice`);
      });
      await page.goto(`${site.url}knucklebones/?practice`);
      await choice(page).click();
      await page.getByText(told).waitFor();
      await next(page).click();
      await eventually(async () => assert.equal(await verdict(page).textContent(), "What do you do?"));
    },
  );
}
