/** How a new version of the site takes over from the one that is kept. */

import assert from "node:assert/strict";
import { before, describe, test } from "node:test";

import type { Page, Request } from "playwright-core";
import { type OpenedPage, openPage, PHONE } from "./harness.ts";
import { assertKept } from "./offline-steps.ts";
import { buildOf, type Files, fileOf, GAMES, newVersion, readDist, type Site, startStatic } from "./site.ts";
import {
  assertSound,
  button,
  enter,
  eventually,
  firstNumbers,
  hash,
  keptOffline,
  openOffline,
  shareSite,
} from "./steps.ts";

// A site of their own: tests at the end publish other versions of it.
const shared = shareSite(readDist);
const { onPage } = shared;

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

  test("is all that is kept also where the list has gone on at once to a game", () =>
    withFirst(async ({ page, site }) => {
      await page.goto(site.url);
      await page.waitForURL("**/heckmeck/**");
      await assertShown(page, "first");
      await site.publish(newVersion(dist, "second"));
      await page.reload();
      await offer(page).waitFor();
      await page.reload();
      await assertShown(page, "second");
      await eventually(() => assertKept(page, site));
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
    const script = "app/heckmeck.en.js";
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
      // A file that is the same in every version.
      const asked = buildOf(dist).later.find((path) => path.endsWith(".bin")) ?? "";
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

/** How a page hears that it is looked at again, each at one of the visits. */
const LOOKS = [
  {
    visit: "first",
    when: "its tab is picked",
    look: (page: Page) => page.evaluate(() => document.dispatchEvent(new Event("visibilitychange"))),
  },
  {
    visit: "later",
    when: "its window is",
    look: (page: Page) => page.evaluate(() => dispatchEvent(new Event("focus"))),
  },
];
const offered = (page: Page) => page.getByText("A new version is ready.");

for (const { visit, when, look } of LOOKS) {
  onPage(
    `on a ${visit} visit an open page asks for a new version when ${when}, at most once an hour`,
    { offline: true, link: "taken=55w" },
    async ({ page, site, context }) => {
      await keptOffline(page);
      let asked: Request[] = [];
      const isQuestion = (request: Request) =>
        request.serviceWorker() !== null && request.url() === `${site.url}build.json`;
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
