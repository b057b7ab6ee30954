/** Advice for the chance of a score: which choices come first, what is told of them, and what stays chosen. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";

import { BROKEN, FAILED } from "./broken-steps.ts";
import { ask, ENDS, keyOf, linkTo, MIDDLE, onGame, part, query, settled, shows } from "./solitaire-dice-steps.ts";
import { button, eventually, shareSite, tap, ways } from "./steps.ts";

const { onPage } = shareSite();
const onSheet = onGame(onPage);

const CHANCES = "**/precomputed/solitaire-dice-chances.bin";

const goal = (page: Page) => part(page, "goal");

/** A share as it is written: what is never or always so without a fraction, what is hardly ever so in words of its own. */
function percent(chance: number) {
  if (chance === 0 || chance === 1) return `${100 * chance}%`;
  return chance < 0.0005 ? "<0.1%" : `${(100 * chance).toFixed(1)}%`;
}

/** The choices of the roll on the page as the solver ranks them by the chance of a score. */
async function ranked(page: Page, target: number) {
  const asked = await query(page);
  const { choices } = await ask(page, "evaluateSheet", { ...asked, depth: 1 });
  const { choices: chances, best } = await ask(page, "chanceSheet", asked, target);
  const all = choices.map((choice, nth) => ({ key: keyOf(choice), chance: chances[nth].chance, isBest: nth === best }));
  return all.toSorted((a, b) => Number(b.isBest) - Number(a.isBest) || b.chance - a.chance);
}

/** The first choices on screen are those that the solver ranks first, each with its chance. */
const showsChances = (page: Page, target: number) =>
  eventually(async () => {
    assert.match((await part(page, "source").textContent()) ?? "", /^(exact|estimate ±\d\.\d)$/);
    const expected = (await ranked(page, target)).slice(0, 4).map(({ key, chance }) => [key, percent(chance)]);
    const found = (await ways(page)).slice(0, 4).map(({ key, number }) => [key, number.replace(/±.*/, "")]);
    assert.deepEqual(found, expected);
  });

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
    await shows(part(page, "chance"), percent(chance));
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
