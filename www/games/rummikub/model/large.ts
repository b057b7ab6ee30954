// What is to be said of a position with so many tiles that the solver takes longer than a frame: it is found beside the page.

import { askOn } from "../../../shell/ask.js";
import { look, lookWith } from "./look.js";
import { initial, position } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */
/** @typedef {import("../../../shell/game.d.ts").Answers} Answers */

/** Tiles in no set from which on the solver may take that long. Hardly a player ever has so many, but a link may. */
const LARGE = 40;

/** @param {State} state */
export const isLarge = ({ rack, loose, came }) => rack.length + loose.length + came.length >= LARGE;

/** All of a state that decides what is to be said of it. @param {State} state */
export const decisive = (state) => {
  const { objective, keepJokers, target } = state;
  return { ...position(state), objective, keepJokers, target };
};

/** @typedef {ReturnType<typeof decisive>} Decisive */

/**
 * All that is to be said of a state, after a step for each question to the solver, so that none is asked any more of a position
 * that is no longer on screen.
 * @param {Record<string, (...question: any[]) => any>} solver @param {Decisive} told
 * @returns {Generator<Seen | null>}
 */
export function* lookInSteps(solver, told) {
  const known = new Map();
  let isDone = false;
  const ask = (/** @type {string} */ name, /** @type {unknown[]} */ ...question) => {
    const key = `${name} ${JSON.stringify(question)}`;
    if (known.has(key)) return { status: /** @type {const} */ ("here"), value: known.get(key) };
    if (isDone) known.set(key, solver[name](...question));
    isDone = false;
    return { status: /** @type {const} */ ("pending") };
  };
  while (!isDone) {
    isDone = true;
    const draws = (/** @type {import("./types.d.ts").RummikubQuery} */ query) =>
      askOn({ answers: { ask } })("drawsRummikub", query);
    const seen = lookWith({ ...initial(), ...told }, { ask }, draws);
    yield isDone ? seen : null;
  }
}

/**
 * The same on the page: what was found beside it of this state and of no other; null until that is there. A small state is
 * looked at at once, and a large one where that has failed.
 * @param {(told: Decisive | null, answers: Answers) => import("../../../shell/beside.js").Findings<Seen>} find
 * @returns {(state: State, answers: Answers) => Seen | null}
 */
export const createLook = (find) => (state, answers) => {
  const { found, isDone } = find(isLarge(state) ? decisive(state) : null, answers);
  return isLarge(state) && !(isDone && !found) ? found : look(state, answers);
};
