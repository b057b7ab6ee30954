/** What the Lab of Solitaire Dice must show: the module's own numbers. */

import assert from "node:assert/strict";
import type { Page } from "playwright-core";
import type { Estimate } from "#modules/heckmeck-lab";
import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";

import { directly, results, rowsOf, share } from "../lab-steps.ts";

/** What the module says of games when it is asked directly. */
export const direct = (page: Page, query: SheetGamesQuery, games: number) =>
  directly(page, "solitaire-dice", "SheetGames", query, games);

const points = (value: number, digits = 1) =>
  (Number(value.toFixed(digits)) + 0)
    .toLocaleString("en", { minimumFractionDigits: digits, maximumFractionDigits: digits })
    .replace("-", "−");
/** With what is half of its interval, where it has one: a single game tells none. */
export const within = ({ value, low, high }: Estimate) =>
  [points(value), ...(Number.isFinite(high) ? [`± ${points((high - low) / 2)}`] : [])].join(" ");

/** Names with their places, the highest average first. */
export const byAverage = (names: string[], { players }: SheetResult) =>
  names
    .map((name, place) => ({ name, place, result: players[place] }))
    .toSorted((one, other) => other.result.mean.value - one.result.mean.value);

/** The tables of averages and of high scores as they must be, without their heads. */
const averages = (names: string[], result: SheetResult) =>
  byAverage(names, result).map(({ name, place, result: { mean, adjusted, deviation, turns } }) => [
    `${place + 1} · ${name}`,
    within(mean),
    ...(adjusted ? [within(adjusted)] : []),
    points(deviation, 0),
    points(turns),
  ]);
const shares = (names: string[], result: SheetResult) =>
  byAverage(names, result).map(({ name, place, result: { atLeast } }) => [
    `${place + 1} · ${name}`,
    ...atLeast.map((reached) => share(reached.share)),
  ]);

/** A table's rows by how its caption begins, without its head. */
export const tableOf = async (page: Page, caption: string | RegExp) =>
  (await rowsOf(results(page).getByRole("table", { name: new RegExp(`^${caption}`) }))).slice(1);

export async function assertTables(page: Page, names: string[], result: SheetResult) {
  assert.deepEqual(await tableOf(page, "Final scores"), averages(names, result));
  assert.deepEqual(await tableOf(page, "How often"), shares(names, result));
}
