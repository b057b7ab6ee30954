/** The offline copy, what a first visit asks for, and how a new version takes over. */

import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { gzipSync } from "node:zlib";

import { PHONE, launch, openPage } from "./harness.mjs";
import { buildOf, newVersion, readDist, startStatic } from "./site.mjs";
import { SIZES, assertSound, button, enter, evaluate, eventually, firstNumbers, hash, shareSite, tablesLoaded, ways } from "./steps.mjs";

const { onPage } = shareSite();

const kept = (page) => page.evaluate(async () => {
  const names = await caches.keys();
  const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return { names, urls: requests.flat().map(({ url }) => url) };
});

/** Every file of the version that is served is in the cache, in one cache. */
async function assertKept(page, { url, files }) {
  const build = buildOf(files);
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const { names, urls } = await kept(page);
  assert.deepEqual(names, [`rollwise-${build.version}`]);
  assert.deepEqual(urls.sort(), Object.keys(build.files).map((path) => new URL(path, url).href).sort());
}

onPage("the page works without a network after the first visit", { link: "taken=55w&target=25" }, async ({ page, context, site }) => {
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

describe("a first visit", { concurrency: true }, () => {
  let site;
  let browser;
  before(async () => {
    [site, browser] = await Promise.all([readDist().then(startStatic), launch()]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });

  for (const [device, size] of Object.entries(SIZES)) {
    test(`asks for each file once, and for little in all, on a ${device}`, async () => {
      const byPage = new Map();
      const distinct = new Set();
      const prepare = (context) => context.on("request", (request) => {
        const path = new URL(request.url()).pathname;
        distinct.add(path);
        // The worker asks once more, for files that the browser holds; and the browser looks for the
        // icon again when the address changes.
        if (!request.serviceWorker() && !path.endsWith("/icon.svg")) byPage.set(path, (byPage.get(path) ?? 0) + 1);
      });
      const visit = await openPage(browser, { url: site.url, ...size, prepare });
      await tablesLoaded(visit.page);
      assert.deepEqual([...byPage].filter(([, times]) => times > 1), []);
      assert.equal([...byPage.keys()].filter((path) => path.endsWith(".bin")).length, 4);

      // With every file that the worker keeps, asked for or not.
      for (const path of Object.keys(buildOf(site.files).files)) distinct.add(new URL(path, site.url).pathname);
      const sizes = [...distinct].map((path) => {
        const content = site.files.get(path === "/" ? "index.html" : path.slice(1));
        return Math.min(content?.length ?? 0, gzipSync(content ?? "").length);
      });
      const total = sizes.reduce((all, bytes) => all + bytes, 0);
      assert.ok(total > 50_000 && total <= 150_000, `${total} bytes compressed`);
      await assertSound(visit);
      await visit.context.close();
    });
  }
});

describe("a new version", { concurrency: 2 }, () => {
  let browser;
  let dist;
  before(async () => {
    [dist, browser] = await Promise.all([readDist(), launch()]);
  });
  after(() => browser?.close());

  const buildShown = (page) => page.evaluate(() => document.documentElement.dataset.build);
  const offer = (page) => button(page, "New version");

  /** A visit with the first version kept, and the second one ready behind it. */
  async function withNewVersion(run) {
    const site = await startStatic(newVersion(dist, "first"));
    const visit = await openPage(browser, { url: `${site.url}#taken=55w&target=25`, ...PHONE });
    const { page } = visit;
    try {
      await assertKept(page, site);
      await page.reload();
      await firstNumbers(page);
      site.files = newVersion(dist, "second");
      // The browser looks for a new worker at each load.
      await page.reload();
      await firstNumbers(page);
      assert.equal(await buildShown(page), "first");
      await page.evaluate(() => { globalThis.unbroken = true; });
      await offer(page).waitFor();
      await run({ ...visit, site });
      await eventually(async () => assertKept(page, site));
      await assertSound(visit);
    } finally {
      await visit.context.close();
      await site.close();
    }
  }
  const isUnbroken = (page) => page.evaluate(() => globalThis.unbroken === true);

  async function assertSecond(page) {
    await eventually(async () => assert.equal(await buildShown(page), "second"));
    await firstNumbers(page);
    await page.getByText(/dice left/).first().waitFor();
    assert.equal(await offer(page).count(), 0);
  }

  // The browser lets a new version in once the old one is idle: on a busy machine a load may come
  // too early for that, and the one after it shows the new version.
  async function loadSecond(page) {
    for (let load = 0; load < 8 && await buildShown(page) === "first"; load += 1) {
      await page.reload();
      await firstNumbers(page);
    }
    await assertSecond(page);
  }

  test("takes over by its button", () => withNewVersion(async ({ page }) => {
    await offer(page).click();
    await assertSecond(page);
  }));

  test("takes over at a load, without the button", () => withNewVersion(async ({ page }) => {
    await loadSecond(page);
  }));

  test("never breaks in on its own", () => withNewVersion(async ({ page, context, site }) => {
    await enter(page, "13344");
    const before = await hash(page);
    const other = await context.newPage();
    await other.goto(site.url);
    await firstNumbers(other);
    // The other page may show either version: the browser lets the new one in when the old one is
    // idle. This page goes on as it was.
    await other.close();
    assert.ok(await isUnbroken(page));
    assert.equal(await hash(page), before);
    assert.equal(await buildShown(page), "first");
    await loadSecond(page);
  }));
});
