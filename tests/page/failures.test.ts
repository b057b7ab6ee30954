/** What cannot be loaded is told, worked around, and asked for again. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";

import type { BrowserContext, Route } from "playwright-core";
import { assertRefused, attempts, CALLS } from "../hostile.ts";
import { BROKEN, FAILED } from "./broken-steps.ts";
import { readDist } from "./site.ts";
import { button, detailsDrawn, enter, evaluate, holdBack, link, offered, shareSite, tap, undo, ways } from "./steps.ts";

const { onPage } = shareSite();
const TABLES = /could not be used|solved on your device/;

const table = (dice: number) => readFile(new URL(`../../dist/precomputed/heckmeck-${dice}-dice.bin`, import.meta.url));

const PATTERN = "**/precomputed/heckmeck-8-dice.bin";

for (const [what, answer] of Object.entries(BROKEN)) {
  const prepare = (context: BrowserContext) =>
    context.route(PATTERN, async (route) => answer(route, await table(8), await table(5)));
  onPage(
    `a table that is ${what}`,
    { link: "taken=&target=25", prepare, expected: FAILED },
    async ({ page, context }) => {
      await page.getByText(TABLES).first().waitFor();
      assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "68.0%");
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "solved");
      await enter(page, "1255ww35");
      assert.deepEqual(await offered(page), ["1", "2", "3", "5", "w"]);
      await undo(page).click();

      await context.unroute(PATTERN);
      await button(page, "Try again").click();
      await page.getByText(TABLES).first().waitFor({ state: "hidden" });
      assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "table");
    },
  );
}

/** Has what is not loaded with the page fail, until it is called off. */
async function loseTheRest(context: BrowserContext) {
  const isLater = ({ pathname }: URL) => /[/]app[/].*[.]js$/.test(pathname) && !pathname.endsWith("/heckmeck.en.js");
  await context.route(isLater, (route) => route.abort());
  return () => context.unroute(isLater);
}

onPage(
  "a dialog that can't be loaded says so",
  { link: "taken=55w&target=25", expected: FAILED },
  async ({ page, context }) => {
    await detailsDrawn(page);
    const find = await loseTheRest(context);
    await button(page, "Menu").click();
    await page.getByText("This part of the page could not be loaded").waitFor();
    assert.equal(await page.getByRole("dialog").count(), 0);
    await enter(page, "13344");
    await find();
    await button(page, "Reload").click();
    await page.getByText("Was 50.7%").waitFor();
    await button(page, "Menu").click();
    await page.getByRole("dialog", { name: "Menu" }).waitFor();
  },
);

/** The script with a game's own part of the menu, which leads to its measurements of speed. */
async function menuOf(game: string) {
  const files = [...(await readDist())].filter(([path]) => path.startsWith(`app/${game}.en-`));
  const found = files.filter(([, content]) => content.includes('href="speed/"'));
  assert.equal(found.length, 1);
  return `**/${found[0][0]}`;
}

onPage(
  "a game's part of the menu that can't be loaded says so, and the rest of the menu is there",
  { expected: FAILED },
  async ({ page, context }) => {
    const pattern = await menuOf("heckmeck");
    await context.route(pattern, (route) => route.abort());
    await button(page, "Menu").click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await menu.getByText("This part of the page could not be loaded").waitFor();
    assert.equal(await menu.getByLabel("Name of the game").count(), 0);
    await button(menu, "Copy a link").waitFor();
    await context.unroute(pattern);
    await button(menu, "Reload").click();
    await button(page, "Menu").click();
    await menu.getByLabel("Name of the game").waitFor();
    assert.equal(await menu.getByText("could not be loaded").count(), 0);
  },
);

onPage(
  "details that can't be loaded say so beside the answer",
  {
    link: "taken=55w&target=25",
    prepare: loseTheRest,
    expected: FAILED,
  },
  async ({ page, context }) => {
    await page.locator(".details").getByText("This part could not be loaded.").waitFor();
    await enter(page, "13344");
    await page.getByText("Was 50.7%").waitFor();
    assert.deepEqual(await offered(page), ["1", "3", "4"]);
    await context.unrouteAll();
    await page.locator(".details").getByRole("button", { name: "Reload" }).click();
    await page.getByRole("region", { name: "All tiles" }).waitFor();
    assert.equal((await link(page)).roll, "13344");
  },
);

const NOT_LOADED = /calculator could not be loaded/;
const LOST: Record<string, (route: Route) => Promise<void>> = {
  unreachable: (route) => route.abort(),
  missing: (route) => route.fulfill({ status: 404, body: "not found" }),
  "a page instead": (route) =>
    route.fulfill({ body: "<!doctype html><title>Welcome</title>", contentType: "text/html" }),
};

for (const file of ["heckmeck_bg.wasm", "heckmeck.js"]) {
  for (const [what, answer] of Object.entries(LOST)) {
    const prepare = (context: BrowserContext) => context.route(`**/modules/${file}*`, answer);
    const expected = new RegExp(`${FAILED.source}|MIME`, "i");
    onPage(
      `${file} is ${what}`,
      { link: "taken=55w&target=25", ready: false, prepare, expected },
      async ({ page, context }) => {
        await page.locator("#main").getByText(NOT_LOADED).waitFor();
        await enter(page, "1334");
        const again = button(page, "Try again");
        const shown = await again.elementHandle();
        await tap(again);
        // Once that try has failed as well, the page tells so anew.
        await page.waitForFunction((node) => !node.isConnected, shown);
        await page.locator("#main").getByText(NOT_LOADED).waitFor();
        await enter(page, "4");
        assert.deepEqual(await link(page), { taken: "55w", roll: "13344", goal: "at-least", target: "25" });

        await context.unroute(`**/modules/${file}*`);
        await again.click();
        await page.getByText("Was 50.7%").waitFor();
        assert.deepEqual(await offered(page), ["1", "3", "4"]);
        assert.equal(await page.locator("#main").getByText(NOT_LOADED).count(), 0);
      },
    );
  }
}

const solver = holdBack("**/heckmeck_bg.wasm*");
onPage(
  "dice can be entered while the solver is on its way",
  {
    link: "taken=55w&target=25",
    ready: false,
    prepare: solver.prepare,
  },
  async ({ page }) => {
    await page.getByText(/Loading the calculator/).waitFor();
    await enter(page, "13344");
    assert.equal((await link(page)).roll, "13344");
    solver.release();
    await page.getByText("Was 50.7%").waitFor();
  },
);

const hung = holdBack("**/heckmeck_bg.wasm");
onPage(
  "a solver that hangs on its way can be asked for once more after 20 seconds",
  {
    link: "taken=55w&target=25",
    ready: false,
    prepare: hung.prepare,
  },
  async ({ page }) => {
    await page.getByText(/Loading the calculator/).waitFor();
    await page.clock.runFor(19_900);
    assert.equal(await button(page, "Try again").count(), 0);
    await page.clock.runFor(100);
    await page.getByText("(it is taking too long)").waitFor();
    await enter(page, "13344");
    await button(page, "Try again").click();
    await page.getByText("Was 50.7%").waitFor();
    // What comes after all changes nothing.
    hung.release();
    await enter(page, "4");
    assert.deepEqual(await offered(page), ["1", "3", "4"]);
  },
);

/** A worker that loads the solver and its tables, and tells what came of it. */
const WORKER = `
  import init, { evaluateTurn, loadTables } from "./heckmeck.js";
  await init();
  const before = evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }).source;
  const { missing } = await loadTables();
  postMessage({ before, missing, source: evaluateTurn({ taken: [0, 0, 0, 0, 0, 0] }).source });
`;

onPage(
  "one call loads the tables in a worker as well",
  {
    prepare: (context) =>
      context.route("**/worker-of-a-test.js", (route) =>
        route.fulfill({ body: WORKER, contentType: "text/javascript" }),
      ),
  },
  async ({ page }) => {
    const told = await page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const worker = new Worker(
            new URL(`${document.documentElement.dataset.top}modules/worker-of-a-test.js`, location.href),
            { type: "module" },
          );
          worker.onmessage = ({ data }) => resolve(data);
          worker.onerror = (event) => reject(new Error(event.message || "the worker could not be loaded"));
        }),
    );
    assert.deepEqual(told, { before: "solved", missing: [], source: "table" });
  },
);

onPage("whatever is no query is refused in words, and the page goes on", { link: "taken=55w" }, async ({ page }) => {
  for (const refused of CALLS) {
    assertRefused(
      refused,
      await page.evaluate(
        `(async () => {
          const at = (name) => new URL(document.documentElement.dataset.top + "modules/" + name, location.href);
          const lab = await import(at("heckmeck-lab.js"));
          await lab.default();
          const { Tournament } = lab;
          return (${attempts(refused.calls)})({ ...(await import(at("heckmeck.js"))), Tournament });
        })()`,
      ),
    );
  }
  await enter(page, "13344");
  assert.deepEqual(await offered(page), ["1", "3", "4"]);
});
