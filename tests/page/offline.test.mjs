/** The offline copy, what a first visit asks for, and how a new version takes over. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";

import { PHONE, openPage } from "./harness.mjs";
import { buildOf, newVersion, readDist, startStatic } from "./site.mjs";
import { assertSound, button, enter, evaluate, eventually, firstNumbers, hash, keptOffline, shareSite, tablesLoaded, ways } from "./steps.mjs";

const shared = shareSite();
const { onPage } = shared;

/** The caches there are, and what the one of this version holds. */
const kept = (page, version) => page.evaluate(async (name) => ({
  names: (await caches.keys()).sort(),
  urls: (await (await caches.open(name)).keys()).map(({ url }) => url).sort(),
}), `rollwise-${version}`);

/** Every file of the version that is served is in its cache, and no other version is kept. */
async function assertKept(page, { url, files }) {
  const build = buildOf(files);
  await keptOffline(page);
  const { names, urls } = await kept(page, build.version);
  assert.deepEqual(names, [`rollwise-${build.version}`, "rollwise-state"].sort());
  assert.deepEqual(urls, Object.keys(build.files).map((path) => new URL(path, url).href).sort());
}

onPage("the page works without a network after the first visit", { offline: true, clock: "browser", link: "taken=55w&target=25" }, async ({ page, context, site }) => {
  await assertKept(page, site);
  await context.setOffline(true);
  await page.reload();
  await firstNumbers(page);
  assert.equal((await ways(page)).find(({ key }) => key === "roll").number, "50.7 %");
  await tablesLoaded(page);
  assert.equal((await evaluate(page, { taken: [0, 0, 0, 0, 0, 0] })).source, "table");
  await enter(page, "13344");
  assert.ok((await ways(page)).length > 1);
  await page.goto(`${site.url}index.html#taken=w`);
  await firstNumbers(page);
  assert.equal((await page.locator("#notices").textContent()).trim(), "");
  await page.goto(`${site.url}speed.html`);
  await page.getByRole("row").nth(1).waitFor();
});

/** What each file the page asks for has been asked for, so many times. */
const asked = new Map();

onPage("a first visit asks for each file once, and for little in all", {
  offline: true, prepare: (context) => context.on("request", (request) => {
    const path = new URL(request.url()).pathname;
    // The worker asks once more, for files that the browser holds; and the browser looks for the
    // icon again when the address changes.
    if (!request.serviceWorker() && !path.endsWith("/icon.svg")) asked.set(path, (asked.get(path) ?? 0) + 1);
  }),
}, async ({ page, site, told }) => {
  await tablesLoaded(page);
  await keptOffline(page);
  assert.deepEqual([...asked].filter(([, times]) => times > 1), []);
  assert.equal([...asked.keys()].filter((path) => path.endsWith(".bin")).length, 4);

  const compressed = (paths) => paths
    .map((path) => site.files.get(path.replace(/^[.]?\/+/, "") || "index.html"))
    .reduce((all, content) => all + Math.min(content.length, gzipSync(content).length), 0);
  const visited = compressed([...asked.keys()]);
  assert.ok(visited > 50_000 && visited <= 150_000, `${visited} bytes compressed`);
  // What the worker keeps besides is for what has not been opened yet.
  const kept = compressed(["sw.js", ...Object.keys(buildOf(site.files).files)]);
  assert.ok(kept >= visited && kept <= 220_000, `${kept} bytes compressed are kept`);
  told.diagnostic(`${visited} bytes compressed for the visit, ${kept} kept`);
});

onPage("a table that is damaged on its way is told, and is not kept", {
  offline: true, ready: false, expected: /integrity|Failed to fetch/,
  prepare: (context) => context.route("**/precomputed/heckmeck-8-dice.bin", (route) => route.fulfill({ body: "damaged", contentType: "application/octet-stream" })),
}, async ({ page, context }) => {
  const worker = context.serviceWorkers()[0] ?? context.waitForEvent("serviceworker");
  await page.getByText("Some tables could not be used").waitFor();
  // The worker gives up, and the browser drops it.
  await worker;
  await eventually(async () => assert.equal(await page.evaluate(() => navigator.serviceWorker.getRegistration().then(Boolean)), false));
  assert.equal(await page.evaluate(() => caches.match("rollwise-state/current").then((found) => found ?? null)), null);
});

describe("a new version", () => {
  let dist;
  before(async () => { dist = await readDist(); });

  const buildShown = (page) => page.evaluate(() => document.documentElement.dataset.build);
  /** The version of a file that the page asks for now. */
  const buildAsked = (page) => page.evaluate(async () =>
    /data-build="(\w+)"/.exec(await (await fetch("index.html")).text())[1]);
  const offer = (page) => button(page, "New version");

  async function assertShown(page, version) {
    await firstNumbers(page);
    assert.equal(await buildShown(page), version);
    assert.equal(await buildAsked(page), version);
  }

  /** A visit with the first version kept, when `files` are published. */
  async function withPublished(files, run) {
    const site = await startStatic(newVersion(dist, "first"));
    const visit = await openPage(shared.browser, { url: `${site.url}#taken=55w&target=25`, offline: true, ...PHONE });
    const { page } = visit;
    try {
      await firstNumbers(page);
      await assertKept(page, site);
      await site.publish(files);
      await page.reload();
      await assertShown(page, "first");
      await run({ ...visit, site });
      await assertSound(visit, /integrity/);
    } finally {
      await visit.context.close();
      await site.close();
    }
  }

  /** A visit to the first version with the second one kept behind it. */
  const withNewVersion = (run) => withPublished(newVersion(dist, "second"), async (visit) => {
    await offer(visit.page).waitFor();
    await run(visit);
    await eventually(() => assertKept(visit.page, visit.site));
  });

  test("comes by its button", () => withNewVersion(async ({ page }) => {
    await offer(page).click();
    await eventually(async () => assert.equal(await buildShown(page), "second"));
    await assertShown(page, "second");
    await page.getByText(/dice left/).first().waitFor();
    assert.equal(await offer(page).count(), 0);
  }));

  test("comes with the next load, without the button", () => withNewVersion(async ({ page }) => {
    await page.reload();
    await assertShown(page, "second");
    assert.equal(await offer(page).count(), 0);
  }));

  test("is offered also where another page's asking has brought it", () => withPublished(newVersion(dist, "first"), async ({ page, context, site }) => {
    const other = await context.newPage();
    await other.goto(site.url);
    await assertShown(other, "first");
    await site.publish(newVersion(dist, "second"));
    for (const asking of [other, page]) {
      await asking.evaluate(() => navigator.serviceWorker.controller.postMessage("update"));
      await offer(asking).waitFor();
    }
    await assertShown(page, "first");
    await other.close();
    await page.reload();
    await assertShown(page, "second");
  }));

  test("leaves a page in use as it is", () => withNewVersion(async ({ page, context, site }) => {
    await enter(page, "13344");
    const before = await hash(page);
    const other = await context.newPage();
    await other.goto(site.url);
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

  test("is not shown as long as a file of it is not the one it should be", () => {
    const damaged = newVersion(dist, "second").set("style.css", Buffer.from("body { display: none }"));
    return withPublished(damaged, async ({ page, site }) => {
      await page.reload();
      await assertShown(page, "first");
      assert.equal(await offer(page).count(), 0);
      // With a file of its own, so that no part of it can make the damaged version whole.
      await site.publish(newVersion(dist, "third", { "style.css": `${dist.get("style.css")}\n` }));
      await page.reload();
      await assertShown(page, "first");
      await offer(page).waitFor();
      await page.reload();
      await assertShown(page, "third");
      await eventually(() => assertKept(page, site));
    });
  });
});
