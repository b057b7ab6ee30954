/** The offline copy, what a first visit asks for, and how a new version takes over. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";

import type { BrowserContext, Page, Request } from "playwright-core";
import { type OpenedPage, openPage, PHONE } from "./harness.ts";
import { buildOf, type Files, fileOf, GAMES, newVersion, readDist, type Site, startStatic } from "./site.ts";
import {
  assertSound,
  button,
  enter,
  evaluate,
  eventually,
  firstNumbers,
  hash,
  keptOffline,
  openOffline,
  shareSite,
  tablesLoaded,
  textOf,
  ways,
} from "./steps.ts";

/** All that is kept for use without a network by whoever has opened one game: bytes compressed. */
const MOST_KEPT = 300_000;
/** Beside that what was learned for each number of players, of which a game asks for one. */
const MOST_LEARNED = 200_000;
const IS_LEARNED = /^precomputed\/heckmeck-win-/;
/** What the first visit to a game asks for. */
const MOST_ASKED = 150_000;

const shared = shareSite();
const { onPage } = shared;

/** The caches there are, and what the one of this version holds. */
const kept = (page: Page, version: string) =>
  page.evaluate(
    async (name) => ({
      names: (await caches.keys()).sort(),
      urls: (await (await caches.open(name)).keys()).map(({ url }) => url).sort(),
    }),
    `rollwise:/:${version}`,
  );

/** Whether a file belongs to a game. */
const isOf = (id: string) => (address: string) =>
  address.split("/").some((part) => new RegExp(`^${id}([-._]|$)`).test(part));

/** The addresses of what is kept by whoever has opened some games, and has asked for some of what is kept later. */
function keptWith(games: string[], files: Files, asked: string[] = []) {
  const { files: all, later } = buildOf(files);
  const others = GAMES.filter((id) => !games.includes(id)).map(isOf);
  const isKept = (address: string) =>
    later.includes(address) ? asked.includes(address) : !others.some((isOther) => isOther(address));
  return Object.keys(all).filter(isKept);
}

/** Every file of the version that is served and of the opened games is in its cache, and no other version is kept. */
async function assertKept(
  page: Page,
  { url, files }: Pick<Site, "url" | "files">,
  games = ["heckmeck"],
  asked: string[] = [],
) {
  const build = buildOf(files);
  await keptOffline(page);
  const { names, urls } = await kept(page, build.version);
  assert.deepEqual(names, [`rollwise:/:${build.version}`, "rollwise:/:state"].sort());
  assert.deepEqual(
    urls,
    [...keptWith(games, files, asked), "build.json"].map((path) => new URL(path, url).href).sort(),
  );
}

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
  { offline: true, clock: "browser", link: "taken=55w&target=25" },
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

/** What some files weigh on their way, by the addresses that they are asked for by. */
const compressed = (files: Files, addresses: string[]) =>
  addresses
    .map((address) => files.get(fileOf(address)) as Buffer)
    .reduce((all, content) => all + Math.min(content.length, gzipSync(content).length), 0);

/** What a game asks for after its first numbers, at `most` so many bytes, and what its worker, which begins then, asks for again. */
const LATER: Record<string, { first: string[]; again: string[]; most: number }> = {
  heckmeck: {
    first: [...[5, 6, 7, 8].map((dice) => `precomputed/heckmeck-${dice}-dice.bin`), "precomputed/heckmeck-win-2.bin"],
    again: [],
    most: 60_000,
  },
  "solitaire-dice": {
    most: 60_000,
    first: ["app/solitaire-dice-worker.js", "precomputed/solitaire-dice-weights.bin"],
    again: ["modules/solitaire-dice.js", "modules/solitaire-dice_bg.wasm", "precomputed/solitaire-dice-weights.bin"],
  },
  knucklebones: {
    most: 120_000,
    first: ["app/knucklebones-worker.js", "precomputed/knucklebones-values.bin"],
    again: ["modules/knucklebones.js", "modules/knucklebones_bg.wasm", "precomputed/knucklebones-values.bin"],
  },
};

for (const id of GAMES) {
  const { first, again, most } = LATER[id] ?? { first: [], again: [], most: 0 };
  /** How often each file has been asked for. */
  const asked = new Map<string, number>();
  const prepare = (context: BrowserContext) =>
    context.on("request", (request) => {
      const path = new URL(request.url()).pathname.slice(1);
      // The worker asks once more, for files that the browser holds; and the browser looks for the
      // icon again when the address changes.
      if (!request.serviceWorker() && path !== "icon.svg") asked.set(path, (asked.get(path) ?? 0) + 1);
    });
  onPage(
    `a first visit to ${id} asks for each file once, and for little in all`,
    { path: `${id}/`, offline: true, prepare },
    async ({ page, site, told }) => {
      await keptOffline(page);
      assert.deepEqual(
        [...asked].filter(([path, times]) => times > (again.includes(path) ? 2 : 1)),
        [],
      );
      const early = [...asked.keys()].filter((path) => !first.includes(path));
      const visited = compressed(site.files, early);
      assert.ok(visited > 10_000 && visited <= MOST_ASKED, `${visited} bytes compressed`);
      const later = compressed(site.files, first);
      assert.ok(later <= most, `${later} bytes compressed come later`);
      const all =
        visited +
        compressed(
          site.files,
          [...asked.keys()].filter((path) => first.includes(path)),
        );
      told.diagnostic(`${visited} bytes compressed in ${early.length} files for a first visit to ${id}`);
      told.diagnostic(`${all} bytes with what came later; ${later} bytes are all that may`);
      if (id === "heckmeck") {
        await tablesLoaded(page);
        assert.equal([...asked.keys()].filter((path) => path.endsWith(".bin")).length, 4);
      }
    },
  );
}

for (const id of GAMES) {
  test(`all that is kept for use of ${id} without a network is little`, async (told) => {
    const files = await readDist();
    const all = ["sw.js", ...keptWith([id], files, buildOf(files).later.filter(isOf(id)))];
    const [kept, learned] = [false, true].map((isLearned) =>
      compressed(
        files,
        all.filter((path) => IS_LEARNED.test(path) === isLearned),
      ),
    );
    assert.ok(kept <= MOST_KEPT, `${kept} bytes compressed`);
    assert.ok(learned <= MOST_LEARNED, `${learned} bytes learned`);
    told.diagnostic(`${kept} bytes compressed are kept, and ${learned} bytes learned, for all numbers of players`);
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

describe("a new version", () => {
  let dist: Files;
  before(async () => {
    dist = await readDist();
  });

  const buildShown = (page: Page) => page.evaluate(() => document.documentElement.dataset.build);
  /** The version of a file that the page asks for now. */
  const buildAsked = (page: Page) =>
    page.evaluate(async () => /data-build="(\w+)"/.exec(await (await fetch("index.html")).text())?.[1]);
  const offer = (page: Page) => button(page, "Use it now");

  async function assertShown(page: Page, version: string) {
    await firstNumbers(page);
    assert.equal(await buildShown(page), version);
    assert.equal(await buildAsked(page), version);
  }

  type First = OpenedPage & { site: Site };

  /** A first visit, with the first version kept; `expected` is what the browser may complain of. */
  async function withFirst(run: (visit: First) => unknown, expected = /integrity/) {
    const site = await startStatic(newVersion(dist, "first"));
    const visit = await openPage(shared.browser, {
      url: `${site.url}heckmeck/#taken=55w&target=25`,
      offline: true,
      ...PHONE,
    });
    try {
      await firstNumbers(visit.page);
      await assertKept(visit.page, site);
      await run({ ...visit, site });
      await assertSound(visit, expected);
    } finally {
      await visit.context.close();
      await site.close();
    }
  }

  /** A visit with the first version kept, when `files` are published. */
  const withPublished = (files: Files, run: (visit: First) => unknown) =>
    withFirst(async (visit) => {
      await visit.site.publish(files);
      await visit.page.reload();
      await assertShown(visit.page, "first");
      await run(visit);
    });

  /** A visit to the first version with the second one kept behind it. */
  const withNewVersion = (run: (visit: First) => unknown) =>
    withPublished(newVersion(dist, "second"), async (visit) => {
      await offer(visit.page).waitFor();
      await run(visit);
      await eventually(() => assertKept(visit.page, visit.site));
    });

  test("comes by its button", () =>
    withNewVersion(async ({ page }) => {
      await offer(page).click();
      await eventually(async () => assert.equal(await buildShown(page), "second"));
      await assertShown(page, "second");
      await page
        .getByText(/dice left/)
        .first()
        .waitFor();
      assert.equal(await offer(page).count(), 0);
    }));

  test("comes with the next load, without the button", () =>
    withNewVersion(async ({ page }) => {
      await page.reload();
      await assertShown(page, "second");
      assert.equal(await offer(page).count(), 0);
    }));

  test("is offered also where another page's asking has brought it", () =>
    withPublished(newVersion(dist, "first"), async ({ page, context, site }) => {
      const other = await context.newPage();
      await other.goto(`${site.url}heckmeck/`);
      await assertShown(other, "first");
      await site.publish(newVersion(dist, "second"));
      for (const asking of [other, page]) {
        await asking.evaluate(() => (navigator.serviceWorker.controller as ServiceWorker).postMessage("update"));
        await offer(asking).waitFor();
      }
      await assertShown(page, "first");
      await other.close();
      await page.reload();
      await assertShown(page, "second");
    }));

  test("leaves a page in use as it is", () =>
    withNewVersion(async ({ page, context, site }) => {
      await enter(page, "13344");
      const before = await hash(page);
      const other = await context.newPage();
      await other.goto(`${site.url}heckmeck/`);
      await assertShown(other, "second");
      await other.close();
      const session = await context.newCDPSession(page);
      await session.send("ServiceWorker.enable");
      // As the browser does when there was nothing to do for a while.
      await session.send("ServiceWorker.stopAllWorkers");
      await assertShown(page, "first");
      assert.equal(await hash(page), before);
      await page.reload();
      await assertShown(page, "second");
      assert.equal(await hash(page), before);
    }));

  test("gives none of its files to the version that is kept, which has lost one", () => {
    const script = "app/heckmeck.js";
    const second = newVersion(dist, "second", { [script]: `${dist.get(script)}\n` });
    return withFirst(async ({ page, site }) => {
      const lost = [`rollwise:/:${buildOf(site.files).version}`, `${site.url}${script}`];
      assert.ok(await page.evaluate(async ([name, url]) => (await caches.open(name)).delete(url), lost));
      await site.publish(second);
      await page.reload();
      assert.equal(await buildShown(page), "first");
      await page.getByText("If nothing happens, reload.").waitFor();
      // The worker keeps the published version by itself.
      await eventually(async () => {
        await page.reload();
        assert.equal(await buildShown(page), "second");
      });
      await assertShown(page, "second");
    }, /integrity|ERR_FAILED/);
  });

  test("is what a game shows that is opened for the first time", () =>
    withPublished(newVersion(dist, "first"), async ({ page, site }) => {
      await site.publish(newVersion(dist, "second"));
      const [other] = GAMES.filter((id) => id !== "heckmeck");
      await page.goto(`${site.url}${other}/`);
      await assertShown(page, "second");
      await eventually(() => assertKept(page, site, ["heckmeck", other]));
      await page.reload();
      await assertShown(page, "second");
    }));

  test("has what was asked for before, and is all the same without it for others", () =>
    withPublished(newVersion(dist, "first"), async ({ page, site }) => {
      const [asked] = buildOf(dist).later;
      const ask = () =>
        page.evaluate(
          async (address: string) => (await (await fetch(address)).arrayBuffer()).byteLength,
          `${site.url}${asked}`,
        );
      const size = await ask();
      assert.equal(size, dist.get(fileOf(asked))?.length);
      await eventually(() => assertKept(page, site, ["heckmeck"], [asked]));
      await site.publish(newVersion(dist, "second"));
      await page.reload();
      await assertShown(page, "first");
      await offer(page).waitFor();
      await page.reload();
      await assertShown(page, "second");
      await eventually(() => assertKept(page, site, ["heckmeck"], [asked]));
      await openOffline(page);
      assert.equal(await ask(), size);
    }));

  test("is not shown as long as a file of it is not the one it should be", () => {
    const damaged = newVersion(dist, "second").set("app/heckmeck.css", Buffer.from("body { display: none }"));
    return withPublished(damaged, async ({ page, site }) => {
      await page.reload();
      await assertShown(page, "first");
      assert.equal(await offer(page).count(), 0);
      // With a file of its own, so that no part of it can make the damaged version whole.
      await site.publish(newVersion(dist, "third", { "app/heckmeck.css": `${dist.get("app/heckmeck.css")}\n` }));
      await page.reload();
      await assertShown(page, "first");
      await offer(page).waitFor();
      await page.reload();
      await assertShown(page, "third");
      await eventually(() => assertKept(page, site));
    });
  });
});

// These come last: they change what the file's site has.

/** What a page does when it is looked at again. */
const lookAt = {
  "its tab is picked": (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  "its window is": (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
};
const offered = (page: Page) => page.getByText("A new version is ready.");

for (const [when, look] of Object.entries(lookAt)) {
  for (const visit of ["first", "later"]) {
    onPage(
      `on a ${visit} visit an open page asks for a new version when ${when}, at most once an hour`,
      { offline: true, link: "taken=55w" },
      async ({ page, site, context }) => {
        await keptOffline(page);
        let asked: Request[] = [];
        const isQuestion = (request: Request) =>
          request.serviceWorker() !== null && request.url().endsWith("/build.json");
        context.on("request", (request) => isQuestion(request) && asked.push(request));
        // The page listens from when the copy is there, and on a later visit from when it has asked by itself. What
        // is published before that is answered would be told at once.
        if (visit === "later") {
          const answered = context.waitForEvent("requestfinished", isQuestion);
          await page.reload();
          await answered;
          asked = [];
        }
        await site.publish(newVersion(await readDist(), `${visit} ${when}`));
        await page.clock.runFor(3_599_000);
        await look(page);
        await page.clock.runFor(1000);
        assert.equal(await offered(page).count(), 0);
        assert.deepEqual(asked, [], "within the hour nobody asks");

        await look(page);
        await offered(page).waitFor();
        await look(page);
        await page.clock.runFor(3_599_000);
        await look(page);
        assert.equal(asked.length, 1, "once an hour");
        await button(page, "Use it now").click();
        await eventually(async () =>
          assert.equal(await page.evaluate(() => document.documentElement.dataset.build), `${visit} ${when}`),
        );
      },
    );
  }
}
