/** Advice for the win as the solver gives it, and as the page shows it. */

import assert from "node:assert/strict";
import type { BrowserContext, Page } from "playwright-core";
import type { Advice, TableQuery } from "#modules/heckmeck";
import { button, eventually, part, percent } from "../steps.ts";
import { solver, words } from "../unit/heckmeck.ts";
import { openPlayers, queryOn, worths } from "./heckmeck-table-steps.ts";

export const module = await solver({ chances: [2, 3, 5] });
export const toWin = (query: TableQuery): Advice => module.advise({ ...query, objective: "win" });
export const signOf = (face = 0) => "12345w"[face - 1];

/** The ways that an answer values: keys and chances as they are shown, the best first. */
export function expectedWays({ choices, stop, roll, fail, best }: Advice) {
  if (best.action === "bust") return [["fail", percent(fail)]];
  const ends = Object.entries({ stop, roll }).flatMap(([key, value]): [string, number][] =>
    value === null ? [] : [[key, value]],
  );
  const all = [...ends, ...choices.map(({ face, value }): [string, number] => [signOf(face), value])];
  const first = best.action === "take" ? signOf(best.face) : best.action;
  return all
    .toSorted(([a, one], [b, other]) => Number(b === first) - Number(a === first) || other - one)
    .map(([key, value]) => [key, percent(value)]);
}

export const sentence = (page: Page) => page.locator(".dissent");
export const aimButton = (page: Page) => part(page, "aim");

/** Each player's chance, and how much of the width its bar has, as both are shown on the seats. */
export const chancesShown = (page: Page) =>
  page.locator(".seat").evaluateAll((seats) =>
    seats.flatMap((seat) => {
      const bar = seat.querySelector(".chance-bar");
      if (!bar) return [];
      return {
        chance: /(\S+%) to win/.exec(seat.textContent)?.[1],
        part: Number(getComputedStyle(bar).getPropertyValue("--part")),
        full: bar.checkVisibility({ visibilityProperty: true }),
      };
    }),
  );

/** Everybody's chance is the solver's, on the seats or in brief. */
export async function assertChances(page: Page) {
  const query = await queryOn(page);
  const expected = [...module.winChances(query)];
  await eventually(async () => {
    if ((await page.locator(".seat").count()) > 0) {
      const shown = await chancesShown(page);
      assert.deepEqual(
        shown.map(({ chance }) => chance),
        expected.map((page.viewportSize()?.width ?? 0) >= 1000 ? percent : words.winChanceBrief),
      );
      for (const [seat, { part, full }] of shown.entries()) {
        assert.ok(full, "its bar is seen");
        assert.ok(Math.abs(part - expected[seat]) < 1e-6, `${part}`);
      }
    } else {
      const brief = await page.locator(".brief-chance").allTextContents();
      assert.deepEqual(
        brief,
        expected.map((chance) => `${words.winChanceBrief(chance)} to win,`),
      );
    }
  });
  return expected;
}

/** What the solver says of the table in the address in worms is what is shown. */
export async function assertWorms(page: Page) {
  const { best } = module.advise(await queryOn(page));
  const key = best.action === "take" ? signOf(best.face) : best.action;
  await eventually(async () => {
    const [first] = await worths(page);
    assert.deepEqual([first.key, first.value], [key, Number(best.value.toFixed(2))]);
  });
}

/** The files of what was learned. */
export const NETWORKS = "**/precomputed/heckmeck-win-*.bin";

/** How often what was learned has been asked for. */
export const countNetworks = (context: BrowserContext) => {
  const asked: string[] = [];
  context.on("request", (request) => {
    const [, name] = /heckmeck-(win-.*)\.bin$/.exec(request.url()) ?? [];
    if (name) asked.push(name);
  });
  return asked;
};

/** Seats a third player. */
export async function addPlayer(page: Page) {
  await openPlayers(page);
  await button(page, "Add a player").click();
  await part(page, "done").click();
  await page.locator(".seat").nth(2).waitFor();
}
export const noChances = (page: Page) => page.getByText("The chances to win could not be loaded");
