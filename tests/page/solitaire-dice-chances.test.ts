/** Advice for the chance of a score: which choices come first, what is told of them, and what stays chosen. */

import assert from "node:assert/strict";

import { BROKEN, FAILED } from "./broken-steps.ts";
import { goal, showsChances, written } from "./solitaire-dice-chances-steps.ts";
import { ask, ENDS, linkTo, MIDDLE, onGame, part, query, settled, shows } from "./solitaire-dice-steps.ts";
import { button, shareSite, tap, ways } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const CHANCES = "**/precomputed/solitaire-dice-chances.bin";

onSheet(
  "at the end of a game the chance is exact, and of the others' best the score is told",
  { link: linkTo(ENDS.B.sheet, { with: "thumb 6-10.7-10.8-10_1-7.2-7.6-8" }) },
  async ({ page }) => {
    await goal(page).selectOption("others");
    await page.getByText(/^chance of -?\d+ or more$/).waitFor();
    await shows(part(page, "source"), "exact");
    const name = (await goal(page).locator("option:checked").textContent()) ?? "";
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
