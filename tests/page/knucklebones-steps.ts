/** What the tests do on the page of Knucklebones, and how they read it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { KnucklebonesQuery } from "#modules/knucklebones";

import type { Asked } from "../../www/shell/game/contract.ts";
import type { Device } from "../device.ts";
import type { Modules } from "../modules.ts";
import { askModule, eventually, openFromMenu, part, tap, textOf, withPreferencesOf } from "../steps.ts";

export const PAGE = { path: "knucklebones/" };

/** Two full columns for the player below, one square left: a five there takes two fives. */
export const LATE = "mine=66-.543.211&theirs=55-.621.44-";

/** A position in the middle of a game. */
export const MIDDLE = "mine=66-.54-.2--&theirs=55-.62-.44-";

export const face = (page: Page, die: number) => page.locator(`[data-key="face-${die}"]`);
export const column = (page: Page, nth: number) => page.locator(`[data-key="column-${nth}"]`);
export const placing = (page: Page) => page.locator("button.way");

/** Tells the die that was rolled. */
export const roll = (page: Page, die: number) => tap(face(page, die));

/** Places it in a column. */
export const placeIn = (page: Page, nth: number) => tap(column(page, nth));

/** Has boards set up, by the ways to start. */
export async function setUp(page: Page) {
  await openFromMenu(page, "start");
  await tap(part(page, "start-set-up"));
}

/** What the page says of each column, the one that is best or picked first marked as such. */
export const columns = (page: Page) =>
  page.locator(".way").evaluateAll((nodes) =>
    nodes.map((node) => ({
      column: Number(node.dataset.column),
      number: node.querySelector(".number")?.textContent.trim() ?? "",
      mark: node.querySelector(".way-mark")?.textContent.trim() ?? "",
      effect: node.querySelector(".effect")?.textContent.trim() ?? "",
    })),
  );

/** The link in the address, as an object, with its boards readable. */
export const told = (page: Page) =>
  page.evaluate((): Record<string, string> => Object.fromEntries(new URLSearchParams(location.hash.slice(1))));

/** The boards, the first die of a column first. */
export async function boards(page: Page) {
  const { mine, theirs } = await told(page);
  return { mine, theirs };
}

export const assertBoards = (page: Page, mine: string, theirs: string) =>
  eventually(async () => assert.deepEqual(await boards(page), { mine, theirs }));

/** The page looks no further ahead: its numbers stand. */
export const settled = (page: Page) =>
  eventually(async () => assert.match(await textOf(page.locator("#status")), /\d%|win|tie/));

/** Calls a function of the page's solver. */
export const ask = <Name extends keyof Modules["knucklebones"] & string>(
  page: Page,
  name: Name,
  ...asked: Asked<Modules["knucklebones"][Name]>
) => askModule(page, "knucklebones", name, ...asked);

/** The boards of the address as the player to move sees them. */
export async function query(page: Page): Promise<KnucklebonesQuery> {
  const { mine, theirs, move = "mine", roll } = await told(page);
  const board = (text: string) => text.split(".").map((dice) => [...dice.replaceAll("-", "")].map(Number));
  const [own, other] = move === "mine" ? [mine, theirs] : [theirs, mine];
  return { mine: board(own), theirs: board(other), roll: roll ? Number(roll) : null };
}

/** A player whose preferences are not those of everybody, where the page rolls the same dice in every run. */
export const at = (preferences: object): Device => ({
  ...withPreferencesOf("knucklebones", preferences),
  hasSameDice: true,
});

/** Milliseconds that the computer leaves before each step. */
export const PAUSE = { fast: 450, normal: 1600 };
