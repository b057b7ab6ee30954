// The position on screen as the example of what the numbers mean.

import { tellsBest } from "./hints.js";
import { rank, value } from "./odds.js";
import { left, target } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */

/** What the help on odds tells of a position. @param {State} state @param {any} odds see odds.js */
export function oddsExample(state, odds) {
  const { goal, bust } = state;
  const total = target(state) || state.target;
  const { atLeast, exactly, expectedAtLeast } = odds.position;
  const { best } = rank(odds.ways, goal, target(state));
  const way = odds.ways.find((/** @type {any} */ { key }) => best.has(key)) ?? null;
  return {
    total,
    atLeast: atLeast[total],
    exactly: exactly[total],
    points: expectedAtLeast[0],
    pointsFrom: expectedAtLeast[total],
    // The way that is best for the goal.
    best: way && { way, goal, total: target(state), number: value(way.evaluation, goal, target(state)) },
    // The chance of the next roll, if there is one.
    nextBust: odds.phase === "unrolled" ? { dice: left(state), chance: odds.bustChance } : null,
    bust,
  };
}

/** What the help on advice tells of a table. @param {State} state @param {any} seen see advice.js */
export function adviceExample(state, { advice, ways, aim, model }) {
  const { table } = state;
  const failing = advice?.distribution.find((/** @type {any} */ { result }) => result === "fail")?.probability ?? 0;
  return {
    table,
    aim: /** @type {import("./types.d.ts").Aim} */ (aim),
    // Whether the other kind of advice is one tap away.
    isEither: model === "here",
    name: table.names[table.toMove],
    opponents: table.names.length - 1,
    // What the best is worth and how likely the turn then fails, where that may be told.
    best: tellsBest(state) && ways.length > 0 ? { value: ways[0].value, failing } : null,
  };
}
