/** Chances of a score: those that choices have, and those of games that are played from a sheet. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { SheetPlayerResult, SheetQuery } from "#modules/solitaire-dice-lab";

import { directly, rowsOf } from "../lab-steps.ts";
import { eventually, percent, ways } from "../steps.ts";
import { ask, keyOf, part, query } from "./solitaire-dice-steps.ts";

export const goal = (page: Page) => part(page, "goal");

/** A share as it is written: what is never or always so without a fraction, what is hardly ever so in words of its own. */
export function written(chance: number) {
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
export const showsChances = (page: Page, target: number) =>
  eventually(async () => {
    assert.match((await part(page, "source").textContent()) ?? "", /^(exact|estimate ±\d\.\d)$/);
    const expected = (await ranked(page, target)).slice(0, 4).map(({ key, chance }) => [key, written(chance)]);
    const found = (await ways(page)).slice(0, 4).map(({ key, number }) => [key, number.replace(/±.*/, "")]);
    assert.deepEqual(found, expected);
  });

export const played = (page: Page) => part(page, "played");
export const chances = async (page: Page) => (await rowsOf(page.locator(".chances"))).slice(1);

/** What the module says of such games. */
export const games = async (page: Page, from: SheetQuery, atLeast: number[]) => {
  const { players } = await directly(
    page,
    "solitaire-dice",
    "SheetGames",
    { players: ["advice"], seed: 1, from, atLeast },
    10_000,
  );
  return players[0];
};

export const tenth = (value: number) => value.toFixed(1).replace("-", "−");

/** The table of chances as it must be. */
export const expectedChances = ({ atLeast, mean }: SheetPlayerResult, worth: number | null) => [
  ...atLeast.map(({ score, share: { value, low, high } }) => {
    // What is all but certain has another digit.
    const [from, to] = [low, high].map((part) => (100 * part).toFixed(high < 0.01 || low > 0.99 ? 2 : 1));
    return [`${score} or more`, percent(value), `${from} to ${to}%`];
  }),
  ["average", tenth(mean.value), `${tenth(mean.low)} to ${tenth(mean.high)}`],
  ["expected", tenth(worth as number), ""],
];
