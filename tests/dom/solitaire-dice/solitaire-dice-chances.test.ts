/** Advice for the chance of a score: which choices come first, what is told of them, and what stays chosen. */

import assert from "node:assert/strict";

import { goal, showsChances, written } from "../../page/solitaire-dice-chances-steps.ts";
import { ask, ENDS, linkTo, MIDDLE, onGame, part, query, settled, shows } from "../../page/solitaire-dice-steps.ts";
import { eventually, firstNumbers, says, shareSite, ways } from "../steps.ts";

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
