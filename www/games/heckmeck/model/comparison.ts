// Two faces against each other: which take is the better one.

import { takes, value } from "./odds.js";
import { GOALS, left, liveFaces, target } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {{ face: number, count: number, number: number }} Take a take, and what it is worth for the goal */
/** @typedef {{ take: Take, other: Take, part: number }} Preference the better of two takes; `part`: of the largest difference */

/**
 * The takes of two faces and, for each pair of them, which is the better one. Null where no two faces are
 * left; without `rows` while answers are pending. A cell is null where neither is better, undefined where
 * the dice are too few for both.
 *
 * @param {State} state @param {(query: object) => any} evaluateTurn null while it is pending
 * @returns {{ live: number[], faces: number[], columns?: Take[], rows?: { take: Take, cells: (Preference | null | undefined)[] }[] } | null}
 */
export function comparisonOf(state, evaluateTurn) {
  const live = liveFaces(state);
  if (live.length < 2 || left(state) < 2) return null;
  const faces = twoOf(state.compare, live);
  const [columns, side] = faces.map((face) => alone(state, face, evaluateTurn));
  if (!columns || !side) return { live, faces };
  const apart = (/** @type {Take} */ one, /** @type {Take} */ other) => Math.abs(one.number - other.number);
  const most = Math.max(GOALS[state.goal].noise, ...columns.flatMap((one) => side.map((other) => apart(one, other))));
  const cell = (/** @type {Take} */ one, /** @type {Take} */ other) => {
    const take = better(state, one, other);
    return take && { take, other: take === one ? other : one, part: apart(one, other) / most };
  };
  return { live, faces, columns, rows: side.map((take) => ({ take, cells: columns.map((one) => cell(one, take)) })) };
}

/** The faces asked for, where they can still be taken; others in their place. @param {number[]} wanted @param {number[]} live */
function twoOf(wanted, live) {
  const other = (/** @type {number} */ than) => live.findLast((face) => face !== than) ?? live[0];
  const first = live.includes(wanted[0]) ? wanted[0] : other(wanted[1]);
  return [first, live.includes(wanted[1]) && wanted[1] !== first ? wanted[1] : other(first)];
}

/** The faces after one of them was picked anew: they change places rather than be the same. @param {number[]} faces @param {number} place @param {number} face */
export const withFace = (faces, place, face) =>
  faces[1 - place] === face ? faces.toReversed() : faces.with(place, face);

/**
 * Every take of a face that leaves a die for another, with its number; null while one is pending.
 * @param {State} state @param {number} face @param {(query: object) => any} evaluateTurn
 * @returns {Take[] | null}
 */
export function alone(state, face, evaluateTurn) {
  const evaluations = takes(state, face, (query) => evaluateTurn(query) ?? { position: null }).slice(1, -1);
  if (evaluations.includes(null)) return null;
  return evaluations.map((evaluation, nth) => ({
    face,
    count: nth + 1,
    number: value(evaluation, state.goal, target(state)),
  }));
}

/** Which of two takes is better, null if neither is; undefined where the dice are too few for both. @param {State} state @param {Take} one @param {Take} other */
export function better(state, one, other) {
  if (one.count + other.count > left(state)) return undefined;
  const change = one.number - other.number;
  if (Math.abs(change) <= GOALS[state.goal].noise) return null;
  return change > 0 ? one : other;
}
