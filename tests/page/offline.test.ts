/** The copy for use without a network, and what a first visit asks for. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

import type { BrowserContext, Request } from "playwright-core";
import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { TESTED } from "../tested.ts";
import { idle, isLoading } from "./drawn.ts";
import { assertKept, isOf, keptWith } from "./offline-steps.ts";
import { buildOf, type Files, fileOf, GAMES, readDist } from "./site.ts";
import {
  enter,
  evaluate,
  eventually,
  firstNumbers,
  holdBack,
  keptOffline,
  openOffline,
  pick,
  shareSite,
  tablesLoaded,
  textOf,
  type Visit,
  ways,
} from "./steps.ts";

/** All that is kept for use without a network by whoever has opened one game: bytes compressed. */
const MOST_KEPT = 325_000;
/** Beside that what was learned for each number of players or a rule of the house, of which a game asks for one. */
const MOST_LEARNED = 200_000;
/** What plays the games of a Lab, for whoever has opened that. */
const MOST_FOR_LAB = 95_000;
const IS_FOR_LAB = /^(app|modules)\/[\w-]+-lab(-worker)?(_bg)?\.(js|wasm)$/;
/** Practice, what has come of it, and rules to remember, all of which come later. */
const MOST_BESIDE = 40_000;
const BESIDE_SHEETS = ["by-heart", "practice", "progress", "evenings"].map((name) => `app/${name}.css`);
/** What tells which files there are, beside them. */
const isList = (path: string) => path.endsWith("build.json");
const IS_LEARNED = /^precomputed\/(heckmeck-win-|solitaire-dice-easy-)/;
/** What the first visit to a game asks for. */
const MOST_ASKED = 150_000;

const shared = shareSite();
const { onPage } = shared;

/** The files that have been asked for, by page or worker. */
const askedIn = new WeakMap();
const askedOf = (context: BrowserContext) => askedIn.get(context);
function noteAsked(context: BrowserContext) {
  const paths: string[] = [];
  askedIn.set(context, paths);
  context.on("request", (request) => paths.push(new URL(request.url()).pathname.slice(1)));
}

onPage(
  "the page works without a network after the first visit",
  // The Lab was never opened: what plays its games can't be measured.
  { offline: true, clock: "browser", link: "taken=55w&target=25", expected: /modules\/heckmeck-lab\.js/ },
  async ({ page, site }) => {
    await assertKept(page, site);
    await openOffline(page);
    await firstNumbers(page);
    assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "50.7%");
    await tablesLoaded(page);
    assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "table");
    await enter(page, "13344");
    assert.ok((await ways(page)).length > 1);
    await page.goto(`${site.url}heckmeck/index.html`);
    await firstNumbers(page);
    assert.equal((await textOf(page.locator("#notices"))).trim(), "");
    await page.goto(`${site.url}speed.html`);
    await page.waitForURL("**/heckmeck/speed/");
    await page.getByRole("row").nth(1).waitFor();
  },
);

onPage(
  "the list works without a network, and so does every game on it",
  { offline: true, clock: "browser" },
  async ({ page, site }) => {
    await assertKept(page, site);
    await page.goto(`${site.url}?games`);
    await eventually(() => assertKept(page, site, GAMES));
    for (const id of GAMES) {
      await openOffline(page, `${site.url}?games`);
      await page.locator(`a[data-game=${id}]`).click();
      await page.waitForURL(`**/${id}/**`);
      await firstNumbers(page);
    }
    await page.goto(site.url);
    await page.waitForURL(`**/${GAMES.at(-1)}/**`);
    await firstNumbers(page);
  },
);

onPage(
  "whoever has only seen the list finds all of it without a network",
  { path: "", ready: false, offline: true },
  async ({ page, site }) => {
    await assertKept(page, site, GAMES);
    await openOffline(page);
    await page.locator("a[data-game=heckmeck]").click();
    await firstNumbers(page);
  },
);

onPage(
  "without a network the list stands in for a game that was never opened, and says so",
  { offline: true, clock: "browser" },
  async ({ page, site }) => {
    const said = page.getByText("This game is not on your device yet.");
    await assertKept(page, site);
    await openOffline(page, `${site.url}rummikub/`);
    await said.waitFor();
    await openOffline(page, `${site.url}?games`);
    await page.locator("a[data-game=heckmeck]").waitFor();
    assert.equal(await said.isVisible(), false);
  },
);

for (const path of ["fr/solitaire-dice/", "fr/knucklebones/lab/"])
  onPage(
    `a first visit by an address of a language is kept with its page: ${path}`,
    { path, ready: false, offline: true, clock: "browser", context: { locale: "fr-FR" } },
    async ({ page }) => {
      await keptOffline(page);
      await eventually(async () =>
        assert.ok(await page.evaluate(() => caches.match(location.href).then(Boolean)), "the page is kept"),
      );
      await openOffline(page);
      await page.locator("main button:visible").first().waitFor();
      assert.equal(new URL(page.url()).pathname, `/${path}`);
    },
  );

onPage(
  "a player by rules to remember plays without a network, also one that was never met",
  { path: "solitaire-dice/", offline: true, clock: "browser" },
  async ({ page, site }) => {
    const next = page.getByRole("button", { name: "Next", exact: true });
    await assertKept(page, site, ["solitaire-dice"]);
    await openOffline(page, `${site.url}solitaire-dice/#roll=22563&marked=true&dice=page&seed=7&with=by-heart-3+_`);
    await pick(page, "Pace of the computer", "step");
    await next.click();
    await page
      .locator(".of-others")
      .filter({ hasText: /^Computer \(Strong\): reject [2356] with \d+\+\d+$/ })
      .waitFor();
  },
);

onPage(
  "a page in a language that is not kept is opened in one that is, without a network",
  { offline: true, clock: "browser" },
  async ({ page, site }) => {
    await assertKept(page, site);
    await openOffline(page, `${site.url}es/heckmeck/#taken=55w&target=25`);
    await page.waitForURL("**/heckmeck/?language=en#**");
    await firstNumbers(page);
    assert.equal((await ways(page)).find(({ key }) => key === "roll")?.number, "50.7%");
  },
);

const hung = holdBack("**/heckmeck_bg.wasm");
onPage(
  "the page is kept also where its solver hangs on its way, after 20 seconds",
  { offline: true, ready: false, prepare: hung.prepare },
  async ({ page }) => {
    const isKept = () => page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean));
    await page.getByText(/Loading the calculator/).waitFor();
    await page.clock.runFor(19_900);
    assert.equal(await isKept(), false);
    await page.clock.runFor(100);
    await eventually(async () => assert.equal(await isKept(), true));
    hung.release();
  },
);

/** What some files weigh on their way, by the addresses that they are asked for by. */
const compressed = (files: Files, addresses: string[]) =>
  addresses
    .map((address) => files.get(fileOf(address)) as Buffer)
    .reduce((all, content) => all + Math.min(content.length, gzipSync(content).length), 0);

/** Files, each with how often it has been asked for. */
type Asked = Map<string, number>;

/** A first visit asks for each file once, and for little in all. */
async function assertLittle(id: string, asked: Asked, { page, site, told }: Visit) {
  const { first, again, most } = TESTED[id]?.later ?? { first: [], again: [], most: 0 };
  const language = await page.evaluate(() => document.documentElement.lang);
  assert.deepEqual(
    [...asked].filter(([path, times]) => times > (again.includes(path) ? 2 : 1)),
    [],
  );
  const early = [...asked.keys()].filter((path) => !first.includes(path));
  assert.ok(early.includes(`app/${id}.${language}.js`), `${early}`);
  const visited = compressed(site.files, early);
  assert.ok(visited > 10_000 && visited <= MOST_ASKED, `${visited} bytes compressed`);
  const later = compressed(site.files, first);
  assert.ok(later <= most, `${later} bytes compressed come later`);
  told.diagnostic(`${visited} bytes compressed in ${early.length} files for a first visit to ${id} in ${language}`);
  const cameLater = compressed(
    site.files,
    [...asked.keys()].filter((path) => first.includes(path)),
  );
  told.diagnostic(`${visited + cameLater} bytes with what came later; ${later} bytes are all that may`);
}

/** Counts a request. The worker asks once more, for files that the browser holds; and the browser looks for the icon again when the address changes. */
function count(asked: Asked, request: Request) {
  const path = new URL(request.url()).pathname.slice(1);
  if (!request.serviceWorker() && path !== "icon.svg") asked.set(path, (asked.get(path) ?? 0) + 1);
}

for (const id of GAMES) {
  const asked: Asked = new Map();
  onPage(
    `a first visit to ${id} asks for each file once, also where it is kept, and for little in all`,
    {
      path: `${id}/`,
      offline: true,
      prepare: (context) => context.on("request", (request) => count(asked, request)),
    },
    async (visit) => {
      await keptOffline(visit.page);
      await assertLittle(id, asked, visit);
      if (id !== "heckmeck") return;
      await tablesLoaded(visit.page);
      assert.equal([...asked.keys()].filter((path) => path.endsWith(".bin")).length, 4);
    },
  );

  for (const language of Object.keys(LANGUAGES).filter((language) => language !== "en"))
    onPage(
      `a first visit to ${id} in ${language} asks for each file once, and for little in all`,
      { path: "icon.svg", ready: false, prepare: { kept: { [`rollwise.${id}`]: "#" } } },
      async (visit) => {
        const { page, site } = visit;
        const asked: Asked = new Map();
        const listen = (request: Request) => count(asked, request);
        page.on("request", listen);
        await page.goto(`${site.url}${language}/${id}/`);
        await firstNumbers(page);
        await eventually(async () => {
          await idle();
          assert.ok(!isLoading(page), "all has come");
        });
        page.off("request", listen);
        await assertLittle(id, asked, visit);
      },
    );
}

/** The scripts that a script loads, at once or later, but for what it loads later by one of these names. */
function scriptsOf(files: Files, address: string, found = new Set<string>()): Set<string> {
  if (found.has(address)) return found;
  found.add(address);
  const script = String(files.get(address));
  const asked = script
    .replaceAll(/"?(?:practice|progress|evenings|by-heart|noting)"?(?::\(\)=>|\(\)\{return )[^}]*?import\([^)]*\)/g, "")
    .replaceAll(/createNotes[^;]*?import\([^)]*\)/g, "")
    .matchAll(/["'`]\.\/([\w.-]+\.js)["'`]/g);
  for (const [, name] of asked) scriptsOf(files, `app/${name}`, found);
  return found;
}

for (const id of GAMES) {
  test(`all that is kept for use of ${id} without a network is little`, async (told) => {
    const files = await readDist();
    const all = ["sw.js", ...keptWith([id], files, buildOf(files).later.filter(isOf(id)))].filter(
      (path) => !isList(path),
    );
    const game = scriptsOf(files, `app/${id}.en.js`);
    const isBeside = (path: string) =>
      BESIDE_SHEETS.includes(path) || (path.startsWith(`app/${id}.en-`) && !game.has(path));
    const weigh = (isPart: (path: string) => boolean) => compressed(files, all.filter(isPart));
    const [learned, forLab] = [IS_LEARNED, IS_FOR_LAB].map((part) => weigh((path) => part.test(path)));
    const beside = weigh(isBeside);
    const kept = weigh((path) => !IS_LEARNED.test(path) && !IS_FOR_LAB.test(path) && !isBeside(path));
    assert.ok(kept <= MOST_KEPT, `${kept} bytes compressed`);
    assert.ok(learned <= MOST_LEARNED, `${learned} bytes learned`);
    const { lab, practice } = TESTED[id] ?? {};
    assert.ok(forLab > (lab ? 10_000 : -1) && forLab <= MOST_FOR_LAB, `${forLab} bytes for the Lab`);
    assert.ok(beside > (practice ? 10_000 : -1) && beside <= MOST_BESIDE, `${beside} bytes for practice and rules`);
    told.diagnostic(
      `${kept} bytes compressed are kept, ${forLab} for the Lab, ${beside} for practice and rules to remember, and ${learned} bytes learned, for all numbers of players`,
    );
  });

  onPage(
    `a visit to ${id} loads nothing of other games, and another game is kept once it is opened`,
    { path: `${id}/`, offline: true, prepare: (context) => noteAsked(context) },
    async ({ page, context, site }) => {
      await assertKept(page, site, [id]);
      const others = GAMES.filter((other) => other !== id);
      const isOther = (path: string) => others.some((other) => isOf(other)(path));
      assert.deepEqual(askedOf(context).filter(isOther), []);
      const [other] = others;
      await page.goto(`${site.url}${other}/`);
      await firstNumbers(page);
      await eventually(() => assertKept(page, site, [id, other]));
      await openOffline(page);
      await firstNumbers(page);
    },
  );
}

onPage(
  "a table that is damaged on its way is told, and is not kept, which is told as well",
  {
    offline: true,
    ready: false,
    expected: /integrity|Failed to fetch/,
    prepare: (context) =>
      context.route("**/precomputed/heckmeck-8-dice.bin", (route) =>
        route.fulfill({ body: "damaged", contentType: "application/octet-stream" }),
      ),
  },
  async ({ page, context }) => {
    const worker = context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
    await page.getByText("Some tables could not be used").waitFor();
    // The worker gives up, and the browser drops it.
    await page.getByText("This site could not be saved for offline use yet. Your next visit will try again.").waitFor();
    await worker;
    await eventually(async () =>
      assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean)), false),
    );
    assert.equal(await page.evaluate(() => caches.match("/current").then((found) => found ?? null)), null);
  },
);
