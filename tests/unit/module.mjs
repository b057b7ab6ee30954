/** The shipped module without a browser, and the page's own words for a link. */

import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

import { look, rank, value } from "../../www/games/heckmeck/answers.js";
import { lookAtTable } from "../../www/games/heckmeck/advice/look.js";
import { fromLink } from "../../www/games/heckmeck/link.js";
import { GOALS, playing, target } from "../../www/games/heckmeck/state.js";

const dist = (path) => new URL(`../../dist/${path}`, import.meta.url);

/** The solver. `tables: true`: with all its tables, as a page has it when everything is loaded. */
export async function solver({ tables = false } = {}) {
  // Each test file is a process of its own, so what is loaded here is loaded for it alone.
  const module = await import(dist("rollwise.js"));
  module.initSync({ module: await readFile(dist("rollwise_bg.wasm")) });
  for (const dice of tables ? [5, 6, 7, 8] : []) {
    module.loadTable(dice, inflateSync(await readFile(dist(`precomputed/heckmeck-${dice}-dice.bin`))));
  }
  return module;
}

/** The state that a link tells. */
export const stateOf = (link) => playing(fromLink(new URLSearchParams(link)).state);

/** What the page shows for a link where odds are asked for: of each way its key, its number as text and its mark. */
export function shown(link, functions) {
  const state = stateOf(link);
  const seen = look(state, functions.evaluateTurn);
  const { best, worst } = rank(seen.ways, state.goal, target(state));
  return seen.ways.map(({ key, evaluation }) => ({
    key, number: GOALS[state.goal].show(value(evaluation, state.goal, target(state))), mark: best.has(key) ? "best" : worst.has(key) ? "worst" : "",
  }));
}

/** The same at a table: the state, and what the page has been told of it. */
export function seenAtTable(link, functions) {
  const state = stateOf(link);
  const odds = look(state, functions.evaluateTurn);
  return { state, seen: { ...odds, table: lookAtTable(state, odds, functions) } };
}

/** A link to a table, as in the tests of the page. */
export const tableLink = (players, rest = {}) =>
  new URLSearchParams([["mode", "advice"], ...players.map((player) => ["player", player]), ...Object.entries(rest)]).toString();

/** "55w" as the counts of a query. */
export const counts = (dice) => [..."12345w"].map((sign) => [...dice].filter((die) => die === sign).length);
