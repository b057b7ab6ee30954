/** A position alone, as a page of somebody else's embeds it. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Frame, Page } from "playwright-core";

import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { present } from "../typed.ts";
import { axe, ONLY_CONTRAST } from "./harness.ts";
import { GAMES, readDist } from "./site.ts";
import { eventually, firstNumbers, shareSite, tooWide } from "./steps.ts";

/** Positions of each game, and what tells their numbers. */
const LINKS: Record<string, { links: string[]; numbers: string; inFrame?: string }> = {
  heckmeck: {
    links: [
      "taken=55w&roll=13344&target=25",
      "taken=55w&target=25",
      "mode=advice&taken=55&roll=1334ww&player=21.27&player=25+Bo",
    ],
    numbers: ".way",
  },
  knucklebones: {
    links: ["mine=35.2.&theirs=1..66&roll=3", "mine=35.2.&theirs=1..66"],
    numbers: ".way .number, .way .way-mark, .band .number",
    // Before a roll the chance stands above the boards, which keep no second one.
    inFrame: ".way .number, .way .way-mark, .before .number:not(.band *)",
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
const FRAMES = [
  { width: 280, height: 300 },
  { width: 320, height: 420 },
  { width: 360, height: 500 },
  { width: 700, height: 400 },
  { width: 800, height: 500 },
];
/** What of the page is cut at its right edge. */
const cutOff = (page: Page) =>
  page.locator("header *, main *").evaluateAll((all) =>
    all
      .filter((one) => !one.closest(".unseen, svg") && one.checkVisibility())
      .filter((one) => one.getBoundingClientRect().right > innerWidth + 0.5)
      .map((one) => one.className),
  );

test("every game can be embedded", () => assert.deepEqual(Object.keys(LINKS).sort(), [...GAMES].sort()));

for (const [id, { links, numbers, inFrame = numbers }] of Object.entries(LINKS)) {
  for (const link of links)
    onPage(
      `${id}/#${link} in a frame has the numbers of the page, the answer as the largest of all, and nobody is told to tap`,
      { path: `${id}/?embed`, link, ready: false, sizes: NARROW },
      async ({ page, site }) => {
        for (const size of FRAMES) {
          await page.setViewportSize(size);
          assert.ok((await numbersOf(page, inFrame)).length > 0, "there are numbers");
          await eventually(async () => {
            const { answers, largest } = await lettersOf(page, ANSWERS[id]);
            assert.ok(answers.length > 0, "there is an answer");
            assert.ok(
              Math.max(...answers) > largest.size,
              `${size.width} wide: ${answers} above ${JSON.stringify(largest)}`,
            );
          });
          assert.deepEqual(await cutOff(page), [], `${size.width} wide`);
        }
        assert.doesNotMatch(await toldIn(page), INSTRUCTION);
        assert.deepEqual(
          await page
            .locator("main :is(input, select, textarea), #undo, #menu, #new, .panel")
            .filter({ visible: true })
            .count(),
          0,
        );
        const opened = await page.context().newPage();
        await opened.goto(`${site.url}${id}/#${link}`);
        await firstNumbers(opened);
        await eventually(async () =>
          assert.deepEqual(await numbersOf(page, inFrame), await numbersOf(opened, numbers)),
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
      assert.equal(await page.locator("#notices .notice").count(), 0);
      assert.equal(await page.locator("#open").getAttribute("href"), `./#${links[0]}`);
    },
  );
}

/** What the answer is written in, where a position has one. */
const ANSWERS: Record<string, string> = {
  heckmeck: ".way:first-of-type .way-number",
  knucklebones: ".framed .number",
  "solitaire-dice": ".best .way-number, .expected .number",
  rummikub: ".headline",
};

/** Where nothing can be tapped, nobody is told to. */
const INSTRUCTION = /\b(tap|tapping|swipe|click|drag|press)\b/i;

const PUZZLE = "rack=r1.r13.r13.b4.b7.b10.b13.o2&table=k5-8_rbk9_k10.j.k12-13_rko2_rbk5&opened=true&puzzle=easy.1";
/** More positions, and what their frames say. */
const SAID: { id: string; link: string; says: RegExp }[] = [
  { id: "heckmeck", link: "", says: /8 dice left/ },
  { id: "knucklebones", link: "", says: /before you roll/ },
  { id: "solitaire-dice", link: "", says: /Nothing entered yet\./ },
  { id: "rummikub", link: "", says: /Nothing entered yet/ },
  { id: "rummikub", link: "rack=r4.b9", says: /Rack: 2 tiles/ },
  { id: "rummikub", link: PUZZLE, says: /A puzzle: play all you can.*Open it in rollwise to solve it\./s },
];

/** All that is read or heard in a frame. */
const toldIn = (page: Page) =>
  page
    .locator("main")
    .evaluate((main) =>
      [
        main.textContent ?? "",
        ...[...main.querySelectorAll("[aria-label], [title]")].flatMap((one) => [
          one.getAttribute("aria-label") ?? "",
          one.getAttribute("title") ?? "",
        ]),
      ].join("\n"),
    );

/** How large letters are: those of the answer, and the largest of all others. */
const lettersOf = (page: Page, answer: string) =>
  page.evaluate((answer) => {
    const sizeOf = (one: Element) => Number.parseFloat(getComputedStyle(one).fontSize);
    const isWritten = (one: Element) =>
      one.checkVisibility() &&
      !one.closest(".unseen, svg") &&
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const all = [...document.querySelectorAll("header *, main *")].filter(isWritten);
    const others = all
      .filter((one) => !one.matches(answer))
      .map((one) => ({ size: sizeOf(one), text: one.textContent }));
    const largest = others.toSorted((one, other) => other.size - one.size)[0];
    return { answers: all.filter((one) => one.matches(answer)).map(sizeOf), largest };
  }, answer);

for (const { id, link, says } of SAID)
  onPage(
    `a frame with ${id}/#${link} says what is shown, not what to do`,
    { path: `${id}/?embed`, link, ready: false, sizes: NARROW },
    async ({ page }) => {
      await eventually(async () => assert.match(await toldIn(page), says, "it is told"));
      assert.doesNotMatch(await toldIn(page), INSTRUCTION);
    },
  );

onPage(
  "in a low frame with Knucklebones the best column and its chance are in sight at once",
  { path: "knucklebones/?embed", link: LINKS.knucklebones.links[0], ready: false, sizes: NARROW },
  async ({ page }) => {
    const answer = page.locator(".framed");
    await answer.filter({ hasText: /\d%.*(left|middle|right)/s }).waitFor();
    const { y, height } = present(await answer.boundingBox());
    assert.ok(y + height < 150, `${y + height} of 300`);
  },
);

/** What the positions are whose heights docs/developers/embedding.md tells. */
const TOLD: Record<string, { id: string; link: string }> = {
  "Heckmeck for a target": { id: "heckmeck", link: LINKS.heckmeck.links[0] },
  "Heckmeck at a table of three": {
    id: "heckmeck",
    link: "mode=advice&taken=55w&roll=13344&player=21.27&player=24&player=22.30+Cay&grill=23.25.26.28.29.31.32.33.34.35.36",
  },
  Knucklebones: { id: "knucklebones", link: "mine=66-.543.21-&theirs=55-.621.44-&roll=5" },
  "Solitaire Dice": { id: "solitaire-dice", link: "sheet=4-4.7-8_1-3.6-3&roll=12356" },
  "Tile rummy, a plan of five steps": {
    id: "rummikub",
    link: "rack=r2.r8.b1.k5-9.k13.o12-13.j&table=r3-7_rbk5_o8-11_b10-13_k1-4&opened=true",
  },
  "Tile rummy, a puzzle": { id: "rummikub", link: PUZZLE },
};

const embedding = await readFile(new URL("../../docs/developers/embedding.md", import.meta.url), "utf8");
const HEIGHTS = [...embedding.matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(([, name, height]) => ({
  name,
  height: Number(height),
}));

test("the heights of all these positions are told", () =>
  assert.deepEqual(HEIGHTS.map(({ name }) => name).sort(), Object.keys(TOLD).sort()));

/** The languages, and the widths that the heights are told for in each. */
const WIDTHS = Object.keys(LANGUAGES).map((language) => ({
  language,
  widths: language === "en" ? [320, 360, 480] : [360],
}));

for (const { name, height } of HEIGHTS) {
  const { id, link } = TOLD[name];
  for (const { language, widths } of WIDTHS)
    onPage(
      `${name} in ${language}: a frame of ${height} pixels holds all of it, and is not far too high`,
      { path: `${id}/?embed&language=${language}`, link, ready: false, sizes: { frame: { width: widths[0], height } } },
      async ({ page }) => {
        const { numbers, inFrame = numbers } = LINKS[id];
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await numbersOf(page, inFrame);
          await eventually(async () => {
            const bottom = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
            assert.ok(bottom <= height, `${width} wide: ${bottom} in ${height}`);
            assert.ok(bottom > 0.85 * height, `${width} wide: ${bottom} in ${height}`);
          });
        }
      },
    );
}
