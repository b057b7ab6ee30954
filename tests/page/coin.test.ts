/**
 * The smallest game there can be, as `cargo xtask new-game coin` makes it: what a game needs, with its solver. It is no part of the real
 * site.
 */

import assert from "node:assert/strict";
import { join } from "node:path";

import type { BrowserContext, Page } from "playwright-core";
import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { DESKTOP, ROOT } from "./harness.ts";
import { hindrances } from "./looks-steps.ts";
import { GAMES, listWith, readDist } from "./site.ts";
import {
  button,
  eventually,
  firstNumbers,
  hash,
  keptOffline,
  openFromMenu,
  openOffline,
  part,
  redo,
  SIZES,
  shareSite,
  tap,
  undo,
} from "./steps.ts";

/** `cargo xtask test page` builds it beside the site itself. */
const { onPage } = shareSite(() => readDist(join(ROOT, "target/tests/new-game/dist")));

const COIN = { path: "coin/" };

/** What the coin shows: the side on top, and how often each has been thrown. */
const shown = async (page: Page) => ({
  side: (await page.getByRole("img").count()) > 0 ? await page.getByRole("img").getAttribute("aria-label") : null,
  counts: await page.locator(".counts").textContent(),
});

/** Throws the coin, which falls on this side. */
async function fall(page: Page, side: string) {
  await page.evaluate(
    (chance) => {
      Math.random = () => chance;
    },
    side === "heads" ? 0.2 : 0.8,
  );
  await tap(button(page, "Throw"));
}

/** The coin shows this in the end. */
const shows = (page: Page, side: string | null, counts: string) =>
  eventually(async () => assert.deepEqual(await shown(page), { side, counts }));

onPage("the game is played: thrown, undone, done again", COIN, async ({ page }) => {
  assert.equal(await page.title(), "Coin · rollwise");
  await shows(page, null, "Heads 0 times, tails 0 times");
  await fall(page, "tails");
  await fall(page, "heads");
  await shows(page, "Heads", "Heads 1 time, tails 1 time");
  assert.match(
    String(await page.locator("#status").textContent()),
    /^Heads\. Heads 1 time, tails 1 time\. 3 heads in a row /,
  );
  await undo(page).click();
  await shows(page, "Tails", "Heads 0 times, tails 1 time");
  await redo(page).click();
  await page.keyboard.press("t");
  await shows(page, "Tails", "Heads 1 time, tails 2 times");
  await page.reload();
  await shows(page, "Tails", "Heads 1 time, tails 2 times");
});

onPage("the solver says how likely a run of heads is", COIN, async ({ page }) => {
  const says = (chance: string) =>
    eventually(async () =>
      assert.equal(
        await page.locator(".outlook").textContent(),
        `3 heads in a row within the next 10 throws: ${chance}`,
      ),
    );
  // Of the 1024 ways in which ten throws fall 520 have such a run, 601 behind one head and 750 behind two.
  await says("50.8%");
  await page.keyboard.press("h");
  await says("58.7%");
  await page.keyboard.press("h");
  await says("73.2%");
  await page.keyboard.press("t");
  await says("50.8%");
});

onPage("the solver says what it can't be asked", COIN, async ({ page, site }) => {
  const askedFor = (query: object) =>
    page.evaluate(
      async ({ address, query }) => {
        const { analyseCoin } = await import(address);
        try {
          return String(analyseCoin(query).chance);
        } catch (error) {
          return (error as Error).message;
        }
      },
      { address: `${site.url}modules/coin.js`, query },
    );
  assert.equal(await askedFor({ heads: 2, run: 1, throws: 1 }), "0.5");
  for (const [query, said] of [
    [{ heads: 3, run: 3, throws: 10 }, "query: a run of 3 heads; expected are fewer than the 3 that are waited for"],
    [{ heads: 3, run: "1", throws: 10 }, 'query: run: invalid type: string "1", expected a whole number from 0 to 19'],
    [{ heads: 3, run: 1, tosses: 10 }, "query: unknown field `tosses`, expected one of `heads`, `run`, `throws`"],
  ] as const)
    assert.equal(await askedFor(query), said);
});

onPage("its link holds the position", { ...COIN, link: "side=heads" }, async ({ page }) => {
  await shows(page, "Heads", "Heads 1 time, tails 0 times");
  await page.keyboard.press("t");
  assert.equal(await hash(page), "side=tails");
});

onPage("what is wrong with a link is said", { ...COIN, link: "side=edge" }, async ({ page }) => {
  await shows(page, null, "Heads 0 times, tails 0 times");
  await page
    .locator("#notices")
    .getByText(/\bside\b/)
    .waitFor();
});

onPage(
  "it has a menu, a place in the list and one in the manifest",
  { ...COIN, clock: "runs" },
  async ({ page, site }) => {
    await button(page, "Menu").click();
    const rows = page.locator("dialog .rows :is(a, button)");
    await eventually(async () =>
      assert.deepEqual(await rows.allTextContents(), ["New game", "How to play", "Share", "Settings", "About"]),
    );
    await tap(part(page, "menu-settings"));
    await part(page, "language").waitFor();
    await button(page, "Close").click();
    await page.setViewportSize(DESKTOP);
    await openFromMenu(page, "about");
    await tap(part(page, "about-keys"));
    await page.getByRole("row", { name: "T Tails" }).waitFor();
    await page.getByRole("row", { name: /^Ctrl.*Z Undo$/ }).waitFor();
    await page.goto(`${site.url}?games`);
    const games = [...GAMES, "coin"].sort();
    const listed = await page
      .locator("a[data-game]")
      .evaluateAll((rows) => rows.map((row) => String(row.dataset.game)));
    assert.deepEqual(listed.sort(), games);
    const row = page.locator("a[data-game=coin]");
    assert.equal(await row.locator("svg").count(), 1);
    await row.getByText("last used").waitFor();
    const { shortcuts } = JSON.parse(String(site.files.get("en/manifest.webmanifest")));
    assert.deepEqual(
      shortcuts.map(({ url }: { url: string }) => url).sort(),
      games.map((game) => `../${game}/`),
    );
    await page.goto(site.url);
    await page.waitForURL((url) => url.pathname === "/coin/");
  },
);

onPage("each game keeps its own", { ...COIN, link: "side=tails", clock: "runs" }, async ({ page, site }) => {
  await page.goto(`${site.url}heckmeck/#taken=55w`);
  await firstNumbers(page);
  await page.goto(`${site.url}coin/`);
  await shows(page, "Tails", "Heads 0 times, tails 1 time");
  await page.goto(site.url);
  await page.waitForURL((url) => url.pathname === "/coin/");
});

onPage("it works without a network", { ...COIN, offline: true }, async ({ page, site }) => {
  await keptOffline(page);
  // A second game is kept once it has been opened.
  await page.goto(`${site.url}heckmeck/`);
  const { files, later } = listWith(site.files);
  const second = Object.keys(files).filter((path) => path.includes("heckmeck") && !later.includes(path));
  const kept = (paths: string[]) => Promise.all(paths.map((path) => caches.match(path).then(Boolean)));
  const addresses = second.map((path) => new URL(path, site.url).href);
  await eventually(async () => assert.ok((await page.evaluate(kept, addresses)).every(Boolean), "all is kept"));
  await openOffline(page, `${site.url}?games`);
  await page.locator("a[data-game=coin]").click();
  await firstNumbers(page);
  await page.keyboard.press("h");
  await shows(page, "Heads", "Heads 1 time, tails 0 times");
  await page.goto(`${site.url}heckmeck/`);
  await firstNumbers(page);
});

onPage("everybody can use it", { ...COIN, link: "side=heads", sizes: SIZES, clock: "runs" }, async (visit) => {
  assert.deepEqual(await hindrances(visit), []);
});

/** All that a visit has asked for. */
const asked: string[] = [];
const listen = (context: BrowserContext) =>
  context.on("request", (request) => asked.push(new URL(request.url()).pathname));

onPage(
  "a game asks for its own module, and for nothing of another's",
  { ...COIN, prepare: listen },
  async ({ site }) => {
    assert.deepEqual([...new Set(asked)].filter((path) => /modules|precomputed|heckmeck/.test(path)).sort(), [
      "/modules/coin.js",
      "/modules/coin_bg.wasm",
    ]);
    assert.ok(asked.includes("/app/coin.en.js"), `${asked}`);
    assert.ok(!site.files.has("modules/coin-lab.js"));
  },
);

/** What tells which games there are: the list, for visitors, for installing and for the copy kept offline. */
const LISTS = [
  "index.html",
  "build.json",
  ...Object.keys(LANGUAGES).flatMap((language) =>
    ["index.html", "manifest.webmanifest", "build.json"].map((file) => `${language}/${file}`),
  ),
];

onPage(
  "the real site has nothing of it, and comes to the same bytes in any folder beside any other game",
  COIN,
  async ({ site }) => {
    const real = await readDist();
    assert.deepEqual(
      [...real.keys()].filter((name) => name.includes("coin")),
      [],
    );
    const theirs = [...site.files].filter(([name]) => !name.includes("coin") && !LISTS.includes(name));
    for (const name of LISTS) real.delete(name);
    assert.deepEqual(new Map(theirs), real);
  },
);
