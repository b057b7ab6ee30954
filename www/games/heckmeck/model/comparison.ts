// Two faces against each other: which take is the better one.

import type { EvaluateTurn } from "./odds.ts";
import { takes, value } from "./odds.ts";
import { GOALS, left, liveFaces, target } from "./state.ts";
import type { State, TwoFaces } from "./types.ts";

/** A take, and what it is worth for the goal. */
export interface Take {
  face: number;
  count: number;
  number: number;
}
/** The better of two takes; `part`: of the largest difference. */
export interface Preference {
  take: Take;
  other: Take;
  part: number;
}

/**
 * The takes of two faces and, for each pair of them, which is the better one. Null where no two faces are
 * left; without `rows` while answers are pending. A cell is null where neither is better, undefined where
 * the dice are too few for both.
 * @param evaluateTurn null while it is pending
 */
export function comparisonOf(
  state: State,
  evaluateTurn: EvaluateTurn,
): {
  live: number[];
  faces: TwoFaces;
  columns?: Take[];
  rows?: { take: Take; cells: (Preference | null | undefined)[] }[];
} | null {
  const live = liveFaces(state);
  if (live.length < 2 || left(state) < 2) return null;
  const faces = twoOf(state.compare, live);
  const [columns, side] = [alone(state, faces[0], evaluateTurn), alone(state, faces[1], evaluateTurn)];
  if (!columns || !side) return { live, faces };
  const apart = (one: Take, other: Take) => Math.abs(one.number - other.number);
  const most = Math.max(GOALS[state.goal].noise, ...columns.flatMap((one) => side.map((other) => apart(one, other))));
  const cell = (one: Take, other: Take) => {
    const take = better(state, one, other);
    return take && { take, other: take === one ? other : one, part: apart(one, other) / most };
  };
  return { live, faces, columns, rows: side.map((take) => ({ take, cells: columns.map((one) => cell(one, take)) })) };
}

/** The faces asked for, where they can still be taken; others in their place. */
function twoOf([one, two]: TwoFaces, live: number[]): TwoFaces {
  const other = (than: number) => live.findLast((face) => face !== than) ?? than;
  const first = live.includes(one) ? one : other(two);
  return [first, live.includes(two) && two !== first ? two : other(first)];
}

/** The faces after one of them was picked anew: they change places rather than be the same. */
export function withFace([first, second]: TwoFaces, place: number, face: number): TwoFaces {
  const [kept, gone] = place === 0 ? [second, first] : [first, second];
  const other = kept === face ? gone : kept;
  return place === 0 ? [face, other] : [other, face];
}

/** Every take of a face that leaves a die for another, with its number; null while one is pending. */
function alone(state: State, face: number, evaluateTurn: EvaluateTurn): Take[] | null {
  const evaluations = takes(state, face, evaluateTurn);
  if (!evaluations) return null;
  return evaluations.slice(0, -1).map((evaluation, nth) => ({
    face,
    count: nth + 1,
    number: value(evaluation, state.goal, target(state)),
  }));
}

/** Which of two takes is better, null if neither is; undefined where the dice are too few for both. */
function better(state: State, one: Take, other: Take) {
  if (one.count + other.count > left(state)) return undefined;
  const change = one.number - other.number;
  if (Math.abs(change) <= GOALS[state.goal].noise) return null;
  return change > 0 ? one : other;
}
