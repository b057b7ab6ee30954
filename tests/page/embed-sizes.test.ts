/** A position in frames of all widths: nothing is cut, the answer is the largest of all, and the height suffices that is stated. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import type { Page } from "playwright-core";

import LANGUAGES from "../../www/languages.json" with { type: "json" };
import { INSTRUCTION, NARROW, numbersOf, toldIn } from "../frame-steps.ts";
import { eachWith, TESTED } from "../tested.ts";
import { present } from "../typed.ts";
import { eventually, firstNumbers, shareSite } from "./steps.ts";

const { onPage } = shareSite();

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

for (const [id, { links, numbers, numbersInFrame: inFrame = numbers, answer }] of eachWith("frame")) {
  for (const link of links)
    onPage(
      `${id}/#${link} in a frame has the numbers of the page, the answer as the largest of all, and nobody is told to tap`,
      { path: `${id}/?embed`, link, ready: false, sizes: NARROW },
      async ({ page, site }) => {
        for (const size of FRAMES) {
          await page.setViewportSize(size);
          assert.ok((await numbersOf(page, inFrame)).length > 0, "there are numbers");
          await eventually(async () => {
            const { answers, largest } = await lettersOf(page, answer);
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
            .locator("main :is(input, select, textarea), .undo, #menu, #new, .panel")
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
}

onPage(
  "in a low frame with Knucklebones the best column and its chance are in sight at once",
  { path: "knucklebones/?embed", link: TESTED.knucklebones?.frame?.links[0], ready: false, sizes: NARROW },
  async ({ page }) => {
    const answer = page.locator(".framed");
    await answer.filter({ hasText: /\d%.*(left|middle|right)/s }).waitFor();
    const { y, height } = present(await answer.boundingBox());
    assert.ok(y + height < 150, `${y + height} of 300`);
  },
);

const embedding = await readFile(new URL("../../docs/developers/embedding.md", import.meta.url), "utf8");
const STATED = new Map(
  [...embedding.matchAll(/^\| (.+) \| (\d+) \|$/gm)].map(([, name, height]) => [name, Number(height)]),
);
const POSITIONS = eachWith("frame").flatMap(([id, { heights, numbers, numbersInFrame = numbers }]) =>
  Object.entries(heights).map(([name, link]) => ({ id, name, link, numbers: numbersInFrame })),
);

test("the heights of all these positions are stated", () =>
  assert.deepEqual([...STATED.keys()].sort(), POSITIONS.map(({ name }) => name).sort()));

/** The languages, and the widths that the heights are stated for in each. */
const WIDTHS = Object.keys(LANGUAGES).map((language) => ({
  language,
  widths: language === "en" ? [320, 360, 480] : [360],
}));

for (const { id, name, link, numbers } of POSITIONS) {
  const height = STATED.get(name) ?? 0;
  onPage(
    `${name}: a frame of ${height} pixels holds all of it in every language, and is not far too high`,
    { path: `${id}/?embed`, link, ready: false, sizes: { frame: { width: 320, height } } },
    async ({ page, site }) => {
      for (const { language, widths } of WIDTHS) {
        await page.goto(`${site.url}${id}/?embed&language=${language}#${link}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height });
          await numbersOf(page, numbers);
          await eventually(async () => {
            const bottom = await page.locator("main").evaluate((main) => main.getBoundingClientRect().bottom);
            assert.ok(bottom <= height, `${language}, ${width} wide: ${bottom} in ${height}`);
            assert.ok(bottom > 0.85 * height, `${language}, ${width} wide: ${bottom} in ${height}`);
          });
        }
      }
    },
  );
}
