/** What the tests do at a table, and how they read it. */

import assert from "node:assert/strict";

import type { Page } from "playwright-core";
import type { TableQuery } from "#modules/heckmeck";
import { readTable } from "../../www/games/heckmeck/model/table-link.ts";
import { called } from "../../www/games/heckmeck/text/en/names.ts";
import { facesOf } from "../../www/shell/model/chance.ts";
import type { Device } from "../device.ts";
import { tableLink } from "../heckmeck-table-link.ts";
import type { Modules } from "../modules.ts";
import {
  button,
  counts,
  eventually,
  type LinkParts,
  link,
  openPanel,
  part,
  TILES,
  ways,
  withPreferencesOf,
} from "../steps.ts";
import { present } from "../typed.ts";

export { tableLink };

/** A link to a game under way with a roll on the table: two fours are its best take. */
export const underWay = (rest: LinkParts = {}, players = ["22.27 Ann", "24 Ben"]) =>
  tableLink(players, { grill: "21.23.25.26.28.29.30", taken: "55w", roll: "13344", ...rest });

/** A link to a new game against a strategy, with dice of the page. */
export const against = (by: string, rest: LinkParts = {}) =>
  tableLink(["- Ann", "- Ben"], { by: `-.${by}`, throws: "page", ...rest });

/** The table as the address tells it: each player's stack, and the name on the page; none where it tells no table. */
export async function tableOf(page: Page) {
  const params = new URLSearchParams(await page.evaluate(() => location.hash.slice(1)));
  const { names, stacks } = readTable(params).table;
  const players = names.map((name, seat) => `${stacks[seat].join(".") || "-"} ${called(name)}`);
  return {
    players: params.has("player") ? players : [],
    grill: params.get("grill"),
    turn: params.get("turn") ?? "1",
  };
}

export const tileButton = (page: Page, tile: number) => page.locator(`[data-key="tile-${tile}"]`);

/** Taps a tile in its place, and then what is to be done with it. */
export async function tapTile(page: Page, tile: number, what: string | RegExp) {
  await tileButton(page, tile).click();
  await page.getByRole("dialog").getByRole("button", { name: what }).click();
}

/** The ways on, the best one first, each with its worth in worms. */
export async function worths(page: Page) {
  return (await ways(page)).map(({ key, number, mark, text }) => ({
    key,
    mark,
    text,
    value: Number(number.replace("worms", "").replace("−", "-")),
  }));
}

export async function assertBest(page: Page, key: string, value: number) {
  await eventually(async () => {
    const [best] = await worths(page);
    assert.deepEqual({ key: best?.key, value: best?.value }, { key, value });
  });
}

/** The table in the address, as the solver is asked about it. */
export async function queryOn(page: Page): Promise<TableQuery> {
  const { taken, roll, grill, player, ...told } = await link(page);
  const { players, turn } = await tableOf(page);
  const stacks = players.map((text) => (text.startsWith("-") ? [] : text.split(" ")[0].split(".").map(Number)));
  const rules = Object.fromEntries(
    Object.entries(told)
      .filter(([, value]) => value === "true" || value === "false")
      .map(([rule, value]) => [rule, value === "true"]),
  );
  return {
    players: stacks,
    toMove: Number(turn) - 1,
    taken: counts(taken ?? ""),
    roll: roll ? counts(roll) : null,
    rules,
    grill:
      grill === undefined
        ? TILES.filter((tile) => !stacks.flat().includes(tile))
        : grill.split(".").filter(Boolean).map(Number),
  };
}

/** What a choice gave away against the best, as the page tells it: by the numbers that are shown of both. */
export const costOf = (best: number, made: number) => (Number(best.toFixed(2)) - Number(made.toFixed(2))).toFixed(2);

/** What the solver says of the table in the address. */
export async function adviseOn(page: Page) {
  const query = await queryOn(page);
  return page.evaluate(async (query) => {
    const module: Modules["heckmeck"] = await import(
      new URL(`${document.documentElement.dataset.top}modules/heckmeck.js`, location.href).href
    );
    const advice = module.advise(query);
    return { ...advice, prices: [...advice.prices] };
  }, query);
}

export const lastMove = (page: Page) => page.locator(".last-move");
export const final = (page: Page) => page.getByRole("region", { name: "The game is over" });

/** The turns that the moves tell of, on a phone. */
export const movesOf = async (page: Page) => (await openPanel(page, "phone", "Moves")).locator(".turn");

/** What lets the computer take its next step. */
export const next = (page: Page) => button(page, /^Next$/);

export const failedButton = (page: Page) => button(page, /^✕ .* fails \(/);

/** A player whose preferences are not those of everybody, such as `{ pace: "fast" }`: it is kept before the first visit. */
export const withPreferences = (preferences: object) => withPreferencesOf("heckmeck", preferences);

/** A player who wants most worms in a turn. What that is worth is known by other means, and so are the choices that it makes. */
export const forWorms = withPreferences({ aim: "worms" });

/** Chances to win are known, and what is on screen is of them if the player wants that: they come after the first numbers. */
export const chancesKnown = (page: Page) =>
  page.locator(".table-card :is(.seat-chance, .brief-chance):not(.absent)").first().waitFor();

/** Asks who sits at the table, between two turns. */
export const openPlayers = (page: Page) => part(page, "seat-0").click();

/** Opens what is rarely needed of a seat, in the dialog of the players. */
export const openSeat = (page: Page, seat: number) => part(page, `more-${seat}`).click();

/** Preferences that nobody has changed. */
export const FIRST_PREFERENCES = { name: "", pace: "normal", advice: "before", aim: "win" };

/** The preferences that the device keeps. */
export const preferencesKept = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("rollwise.heckmeck.taste") as string));

/** A seed of a game that begins with these rolls, in any order of their dice, each after one take. */
export function seedThrowing(...rolls: string[]) {
  const sorted = (dice: string[]) => dice.sort().join("");
  const isThrown = (seed: number) =>
    rolls.every((roll, turn) => {
      const dice = facesOf(seed, turn, roll.length).map((face) => present("12345w"[face]));
      return sorted(dice) === sorted([...roll]);
    });
  let seed = 1;
  while (!isThrown(seed)) seed += 1;
  return String(seed);
}

/** A player who has the computer play at a pace, where the page throws the same dice in every run. */
export const at = (pace: string, preferences: object = {}): Device => ({
  ...withPreferences({ pace, ...preferences }),
  hasSameDice: true,
});

/** Milliseconds that the computer leaves before each step. */
export const PAUSE = { normal: 1600, fast: 450 };
