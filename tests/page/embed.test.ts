/** A position alone, as a page of somebody else's embeds it: what it keeps, where a tap leads, and its colours. */

import assert from "node:assert/strict";

import { NARROW, numbersOf } from "../frame-steps.ts";
import { eachWith } from "../tested.ts";
import { axe } from "./harness.ts";
import { readDist } from "./site.ts";
import { eventually, firstNumbers, shareSite, tooWide } from "./steps.ts";

const BLOG = (path: string) => `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1>
<iframe title="A position" src="${path}" width="280" height="300"></iframe></html>`;

/** The site with a page beside it that embeds a position of each game. */
const { onPage } = shareSite(async () => {
  const blogs = eachWith("frame").map(
    ([id, { links }]) => [`blog-${id}.html`, Buffer.from(BLOG(`${id}/?embed#${links[0]}`))] as const,
  );
  return new Map([...(await readDist()), ...blogs]);
});

for (const [id, { links, numbers }] of eachWith("frame")) {
  onPage(
    `${id} keeps nothing where it is embedded, and reads nothing that is kept`,
    { path: `${id}/?embed`, link: links[0], ready: false, offline: true, isFirstVisit: true, sizes: NARROW },
    async ({ page, site }) => {
      const kept = () =>
        page.evaluate(async () => ({
          device: { ...localStorage },
          tab: { ...sessionStorage },
          entries: history.length,
          workers: (await navigator.serviceWorker.getRegistrations()).length,
          caches: await caches.keys(),
        }));
      await numbersOf(page, numbers);
      // An empty page is the first entry of any tab.
      assert.deepEqual(await kept(), { device: {}, tab: {}, entries: 2, workers: 0, caches: [] });
      assert.equal(await page.locator("dialog[open]").count(), 0);
      const device = { "rollwise.theme": "dark", [`rollwise.${id}`]: `#${links[0]}` };
      await page.evaluate((device) => Object.assign(localStorage, device), device);
      await page.goto(`${site.url}${id}/?embed`);
      await page.locator("#open").waitFor();
      await page.locator("[data-answer]").waitFor();
      assert.equal(await page.locator("html").getAttribute("data-theme"), "system");
      assert.notDeepEqual(await page.locator("main").innerText(), "", "the position that a game begins with");
      assert.equal(await page.locator("#open").getAttribute("href"), "./");
      assert.deepEqual((await kept()).device, device);
      assert.deepEqual((await kept()).tab, {});
    },
  );

  onPage(
    `a tap on ${id} in a frame of another page opens the position in a new tab`,
    { path: `blog-${id}.html`, ready: false, clock: "browser" },
    async ({ page, context, site }) => {
      const frame = page.frames()[1];
      for (const open of [
        () => frame.locator("main :is(.way, .headline)").first().click(),
        () => frame.locator("#open").press("Enter"),
        () => frame.locator("body").press("Enter"),
      ]) {
        const [opened] = await Promise.all([context.waitForEvent("page"), open()]);
        await firstNumbers(opened);
        assert.equal(opened.url().split("#")[0], `${site.url}${id}/`);
        // Whoever has not been there before is asked first what to begin with, but not with a position.
        assert.equal(await opened.locator("dialog[open]").count(), 0);
        // A part of them may come with a file of its own.
        await eventually(async () => {
          const [told, shown] = [await numbersOf(frame, numbers), await numbersOf(opened, numbers)];
          assert.equal(shown.length, told.length, "it shows what the frame shows");
        });
        await opened.close();
      }
      assert.equal(new URL(frame.url()).search, "?embed");
    },
  );

  onPage(
    `${id} is readable by everybody where it is embedded, light or dark as its address asks`,
    {
      path: `${id}/?embed&theme=light`,
      link: links[0],
      ready: false,
      clock: "browser",
      colorScheme: "dark",
      sizes: NARROW,
    },
    async ({ page, site }) => {
      const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      await numbersOf(page, numbers);
      assert.deepEqual(await axe(page), []);
      assert.equal(await ground(), "rgb(242, 237, 226)");
      assert.deepEqual(await tooWide(page), []);
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(`${site.url}${id}/?embed&theme=dark#${links[0]}`);
      await numbersOf(page, numbers);
      assert.equal(await ground(), "rgb(19, 22, 25)");
    },
  );
}
