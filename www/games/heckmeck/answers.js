// What the solver says of the state on screen, put into the words of the page. No chance is
// computed here: the numbers are the solver's, compared with each other.

import { FACES, GOALS, isComplete, isOver, left, rollCounts, sign } from "./state.js";
import { HIGHEST_TILE, LOWEST_TILE } from "./tiles.js";

/**
 * Everything that is to be said of a state.
 *
 * `phase` is "unrolled", "rolled", "bust" or "over". `ways` are the ways on: stopping and rolling
 * before a roll, the faces that may be taken after it; `position` is the best of them entry by
 * entry, `before` what was expected before the roll.
 */
export function look(state, evaluateTurn) {
  const { taken, dice, bust } = state;
  const unrolled = evaluateTurn({ taken, dice, bust });
  if (!isComplete(state)) return { ...unrolled, before: null, ways: unrolledWays(unrolled) };
  const rolled = evaluateTurn({ taken, roll: rollCounts(state), dice, bust });
  return {
    ...rolled,
    phase: rolled.choices.length === 0 ? "bust" : "rolled",
    before: unrolled.position,
    ways: rolled.choices.map((choice) => ({ ...choice, key: sign(choice.face - 1), face: choice.face - 1 })),
  };
}

function unrolledWays({ stop, rollAgain, total, score, remaining }) {
  const ways = [];
  if (stop) ways.push({ key: "stop", evaluation: stop, total, score, remaining });
  if (rollAgain) ways.push({ key: "roll", evaluation: rollAgain, total, remaining });
  return ways;
}

/** A way's number for a goal. */
export const value = (evaluation, goal, total) => evaluation[goal][total];

/** Stopping on less than the lowest tile brings nothing, whatever its points. */
const isPointless = (way) => way.key === "stop" && way.score < LOWEST_TILE;

/** The best and the worst of some ways, as sets of their keys. Numbers as close as a table's
 * last digit are equal, and among equals the higher average wins; where nothing can be reached,
 * or there is no choice, nothing is best. */
export function rank(ways, goal, total) {
  const { noise } = GOALS[goal];
  const most = (ways, number) => Math.max(0, ...ways.map(number));
  const points = (way) => value(way.evaluation, "expectedAtLeast", total);
  const number = (way) => value(way.evaluation, goal, total);
  const sensible = ways.filter((way) => !isPointless(way));
  const highest = most(sensible, number);
  const equals = sensible.filter((way) => highest > 0 && number(way) >= highest - noise);
  const richest = most(equals, points) - GOALS.expectedAtLeast.noise;
  const lowest = Math.min(...ways.map(number));
  const keys = (ways) => new Set(ways.map((way) => way.key));
  if (ways.length < 2) return { best: keys([]), worst: keys([]) };
  return {
    best: keys(equals.filter((way) => points(way) >= richest)),
    worst: keys(ways.filter((way) => number(way) <= lowest + noise && number(way) < highest - noise)),
  };
}

/** What taking `count` dice of `face` now would be worth, for every count: index 0 is unused. */
export function takes(state, face, evaluateTurn) {
  const { dice, bust } = state;
  return Array.from({ length: left(state) + 1 }, (_, count) =>
    count === 0 ? null : evaluateTurn({ taken: state.taken.with(face, count), dice, bust }).position);
}

/** Faces that can still be taken. */
export const liveFaces = (state) => (isOver(state) ? [] : FACES.filter((face) => state.taken[face] === 0));

/** Which tile a score takes. */
export function tileInWords(score) {
  if (score < LOWEST_TILE) return "takes no tile";
  if (score === LOWEST_TILE) return `takes tile ${score}, if it is there`;
  if (score > HIGHEST_TILE) return "takes the highest tile that is there";
  return `takes tile ${score}, or the next lower one that is there`;
}

/** What a turn that has ended by itself means at the table. */
export function resultInWords(state, { total, score, remaining }) {
  const why = remaining > 0 ? "All six faces are taken. " : "";
  if (score === 0) return `${why}${total} without a worm: the turn fails.`;
  const missed = state.goal === "exactly" && score !== state.target ? `Not ${state.target}, so no steal. ` : "";
  return `${why}${missed}${score} with a worm: ${tileInWords(score)}${score < LOWEST_TILE ? ", the turn fails" : ""}.`;
}

