/** A position alone, as a page of somebody else's embeds it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Frame, Page } from "playwright-core";

import { axe, ONLY_CONTRAST } from "./harness.ts";
import { GAMES, readDist } from "./site.ts";
import { eventually, firstNumbers, shareSite, tooWide } from "./steps.ts";

/** Positions of each game, and what tells their numbers. */
const LINKS: Record<string, { links: string[]; numbers: string }> = {
  heckmeck: {
    links: [
      "taken=55w&roll=13344&target=25",
      "taken=55w&target=25",
      "mode=advice&taken=55&roll=1334ww&player=21.27+Ann&player=25+Bo",
    ],
    numbers: ".way",
  },
  knucklebones: {
    links: ["mine=35.2.&theirs=1..66&roll=3", "mine=35.2.&theirs=1..66"],
    numbers: ".way .number, .way .way-mark, .band .number",
  },
  "solitaire-dice": { links: ["sheet=6-2.7-3_1-2&roll=12344"], numbers: ".way" },
  rummikub: {
    links: ["rack=r4.r7-8.b9.k9.o9.o13.j&table=r1-3_b1-4_k4-6&opened=true", "rack=r4.o13.b12&table=r7-9&opened=true"],
    numbers: ".headline, .told .parts, .step-text, [data-key=draws]",
  },
};

const BLOG = (path: string) => `<!doctype html><html lang="en"><title>Blog</title><h1>Blog</h1>
<iframe title="A position" src="${path}" width="280" height="300"></iframe></html>`;

/** The site with a page beside it that embeds a position of each game. */
const { onPage } = shareSite(async () => {
  const blogs = GAMES.map(
    (id) => [`blog-${id}.html`, Buffer.from(BLOG(`${id}/?embed#${LINKS[id].links[0]}`))] as const,
  );
  return new Map([...(await readDist()), ...blogs]);
});

/** The numbers on a page or in a frame, once there are some. */
const numbersOf = async (page: Page | Frame, selector: string) => {
  await page.locator(`main :is(${selector})`).filter({ hasText: /\S/ }).first().waitFor();
  return page
    .locator(`main :is(${selector})`)
    .evaluateAll((all) => all.map((one) => (one.textContent ?? "").replace(/\s+/g, " ").trim()));
};

const NARROW = { "narrow frame": { width: 280, height: 300 } };
const FRAMES = { ...NARROW, frame: { width: 360, height: 500 }, "low frame": { width: 700, height: 400 } };

/** What of the page is cut at its right edge. */
const cutOff = (page: Page) =>
  page.locator("header *, main *").evaluateAll((all) =>
    all
      .filter((one) => !one.closest(".unseen, svg") && one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
      .map((one) => one.className),
  );

test("every game can be embedded", () => assert.deepEqual(Object.keys(LINKS).sort(), [...GAMES].sort()));

for (const [id, { links, numbers }] of Object.entries(LINKS)) {
  for (const link of links)
    onPage(
      `the numbers of ${id}/#${link} are those of the page`,
      { path: `${id}/?embed`, link, ready: false, sizes: FRAMES },
      async ({ page, site }) => {
        const first = await numbersOf(page, numbers);
        assert.ok(first.length > 0, "there are numbers");
        assert.deepEqual(await cutOff(page), []);
        assert.deepEqual(
          await page
            .locator("main :is(input, select, textarea), #undo, #menu, #new, .panel")
            .filter({ visible: true })
            .count(),
          0,
        );
        const opened = await page.context().newPage();
        await opened.setViewportSize({ width: 360, height: 740 });
        await opened.goto(`${site.url}${id}/#${link}`);
        await firstNumbers(opened);
        await eventually(async () =>
          assert.deepEqual(await numbersOf(page, numbers), await numbersOf(opened, numbers)),
        );
        await opened.close();
      },
    );

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
      const told = await numbersOf(frame, numbers);
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
        assert.equal((await numbersOf(opened, numbers)).length, told.length);
        await opened.close();
      }
      assert.equal(new URL(frame.url()).search, "?embed");
    },
  );

  for (const theme of ["light", "dark"])
    onPage(
      `${id} is readable by everybody where it is embedded, ${theme} as its address asks`,
      {
        path: `${id}/?embed&theme=${theme}`,
        link: links[0],
        ready: false,
        clock: "browser",
        colorScheme: theme === "dark" ? "light" : "dark",
        sizes: NARROW,
      },
      async ({ page }) => {
        await numbersOf(page, numbers);
        assert.deepEqual(await axe(page, theme === "dark" ? ONLY_CONTRAST : {}), []);
        const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
        assert.equal(ground, theme === "dark" ? "rgb(20, 23, 26)" : "rgb(246, 244, 238)");
        assert.deepEqual(await tooWide(page), []);
      },
    );

  onPage(
    `what can't be read of a link to ${id} is told where it is embedded, and another link is followed`,
    { path: `${id}/?embed`, link: "nonsense=1", ready: false, sizes: NARROW },
    async ({ page }) => {
      await page.getByText("Part of this link could not be read").waitFor();
      await page.evaluate((link) => {
        location.hash = link;
      }, links[0]);
      await numbersOf(page, numbers);
      assert.equal(await page.locator(".notice").count(), 0);
      assert.equal(await page.locator("#open").getAttribute("href"), `./#${links[0]}`);
    },
  );
}
