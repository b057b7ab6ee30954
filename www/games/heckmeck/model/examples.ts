// The position on screen as the example of what the numbers mean.

import { at } from "../../../shell/model/at.ts";
import { accuracyOf } from "./accuracy.ts";
import type { TableAnalysis } from "./advice.ts";
import { tellsBest } from "./hints.ts";
import type { Odds } from "./odds.ts";
import { rank, value } from "./odds.ts";
import { left, target } from "./state.ts";
import { ownTop } from "./told-advice.ts";
import type { State } from "./types.ts";

/**
 * What the help on odds tells of a position.
 * @param odds see odds.ts
 */
export function oddsExample(state: State, odds: Odds) {
  const { goal, bust } = state;
  const total = target(state) || state.target;
  const { atLeast, exactly, expectedAtLeast } = odds.position;
  const { best } = rank(odds.ways, goal, target(state));
  const way = odds.ways.find(({ key }) => best.has(key)) ?? null;
  return {
    total,
    atLeast: at(atLeast, total),
    exactly: at(exactly, total),
    points: at(expectedAtLeast, 0),
    pointsFrom: at(expectedAtLeast, total),
    // The way that is best for the goal.
    best: way && { way, goal, total: target(state), number: value(way.evaluation, goal, target(state)) },
    // The chance of the next roll, if there is one.
    nextBust: odds.phase === "unrolled" ? { dice: left(state), chance: odds.bustChance } : null,
    bust,
  };
}

/**
 * What the help on advice tells of a table.
 * @param analysis see advice.ts
 */
export function adviceExample(state: State, { advice, ways, aim, model }: TableAnalysis) {
  const { table } = state;
  const players = table.names.length;
  const [best] = ways;
  const failing = advice?.distribution.find(({ result }) => result === "fail")?.probability ?? 0;
  return {
    aim,
    players,
    // How far chances to win can be trusted.
    accuracy: accuracyOf(players),
    // The tile that failing costs, if there is one.
    cost: ownTop(table),
    // Whether the other kind of advice is one tap away.
    isEither: model === "here",
    name: at(table.names, table.toMove),
    opponents: players - 1,
    // How many times its worms a stolen tile counts.
    stolenCounts: 1 + 1 / (players - 1),
    // What the best is worth and how likely the turn then fails, where that may be told.
    best: best && tellsBest(state) ? { value: best.value, failing } : null,
  };
}
