/** Advice for the chance of a score: which choices come first, what is told of them, and what stays chosen. */

import assert from "node:assert/strict";
import { BROKEN, FAILED } from "../../page/broken-steps.ts";
import { goal, showsChances, written } from "../../page/solitaire-dice-chances-steps.ts";
import { ask, ENDS, linkTo, MIDDLE, onGame, part, query, settled, shows } from "../../page/solitaire-dice-steps.ts";
import { button, eventually, firstNumbers, says, shareSite, tap, ways } from "../steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

onSheet(
  "advice can be had for the chance of a score, and stays chosen",
  { link: linkTo(MIDDLE, { roll: "13445" }) },
  async ({ page }) => {
    await settled(page);
    const average = await ways(page);
    assert.deepEqual(await goal(page).locator("option").allTextContents(), [
      "Average",
      "300 or more",
      "500 or more",
      "Own number",
    ]);
    for (const target of [500, 300]) {
      await goal(page).selectOption(String(target));
      await showsChances(page, target);
      await page
        .getByRole("button", { name: /^reject \d, \d+ and \d+, \d+\.\d%, give or take \d\.\d, best$/ })
        .waitFor();
    }
    await part(page, "news")
      .getByText(/^Was \d+\.\d%, now \d+\.\d%\.$/)
      .waitFor();
    await page.reload();
    await firstNumbers(page);
    await showsChances(page, 300);

    // Before the next roll the chance is the large number.
    await page.locator("[data-best]").click();
    await shows(part(page, "chance"), written((await ask(page, "chanceSheet", await query(page), 300)).chance));
    await page.getByText(/^chance of 300 or more \(±\d\.\d\)$/).waitFor();
    await page.keyboard.press("Control+z");
    await goal(page).selectOption("average");
    await eventually(async () => assert.deepEqual(await ways(page), average));
  },
);

onSheet(
  "a score of one's own is taken in steps of ten, and what is no number changes nothing",
  { link: linkTo(MIDDLE, { roll: "13445" }) },
  async ({ page }) => {
    await goal(page).selectOption("own");
    const own = part(page, "own-goal");
    for (const [typed, taken] of [
      ["433", 440],
      ["", 440],
      ["-20", -20],
      ["5000", 1200],
    ] as const) {
      await own.fill(typed);
      await own.press("Enter");
      await eventually(async () => assert.equal(await own.inputValue(), String(taken)));
      await showsChances(page, taken);
    }
  },
);

onSheet(
  "an end with rejects to spare is estimated at once, and exact when the worker has played it out",
  { link: linkTo(ENDS.F.sheet, { roll: "13445" }) },
  async ({ page }) => {
    await goal(page).selectOption("300");
    await showsChances(page, 300);
    await shows(part(page, "source"), "exact");
    await says(page, /Best: .*\. Chance [<\d.]+%\.( Best because .*\.)?$/);
  },
);

const CHANCES = "**/precomputed/solitaire-dice-chances.bin";

onSheet(
  "at the end of a game the chance is exact, and of the others' best the score is told",
  { link: linkTo(ENDS.B.sheet, { with: "thumb 6-10.7-10.8-10_1-7.2-7.6-8" }) },
  async ({ page }) => {
    await goal(page).selectOption("others");
    await page.getByText(/^chance of -?\d+ or more$/).waitFor();
    await shows(part(page, "source"), "exact");
    const name = await goal(page).evaluate((list: HTMLSelectElement) => list.selectedOptions[0].text);
    const target = Number(/^Others’ best: (\d+)$/.exec(name)?.[1]);
    const { chance, source } = await ask(page, "chanceSheet", await query(page), target);
    assert.equal(source, "exact");
    await shows(part(page, "chance"), written(chance));
  },
);

onSheet(
  "where the chances can't be loaded the advice is for the average, and they can be asked for again",
  {
    link: linkTo(MIDDLE, { roll: "13445" }),
    prepare: (context) => context.route(CHANCES, (route) => BROKEN.unreachable(route, Buffer.alloc(0))),
    expected: FAILED,
  },
  async ({ page, context }) => {
    await settled(page);
    const average = await ways(page);
    await goal(page).selectOption("500");
    const told = page.getByText("The chances of a score could not be loaded. The advice is for the average.");
    await told.waitFor();
    assert.deepEqual(await ways(page), average);
    await context.unroute(CHANCES);
    await tap(button(page, "Try again"));
    await told.waitFor({ state: "detached" });
    await showsChances(page, 500);
  },
);
