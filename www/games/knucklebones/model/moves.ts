// What can be done with boards and dice. What a placed die does to the boards is the solver's to say.

import { display, input, setup, step } from "../../../shell/moves.js";
import { arrange, EMPTY, HEIGHT, otherSide, refusalOf } from "./board.js";
import { hasComputer } from "./seats.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Side} Side */
/** @typedef {import("./types.d.ts").Boards} Boards */

/** What no position has of its own. */
const settled = { refused: null, open: /** @type {string[]} */ ([]) };

// ---- Play ----

/** The die that was rolled; the same one again: none. */
export const setRoll = input((/** @type {State} */ state, /** @type {number | null} */ die) => ({
  ...state,
  ...settled,
  roll: state.roll === die ? null : die,
  isGoing: true,
}));

/** The die that the page has rolled. */
export const throwDie = input((/** @type {State} */ state, /** @type {number} */ die) =>
  state.roll === null ? { ...state, ...settled, roll: die, isGoing: true } : null,
);

/**
 * Places the die. `after` are the boards then, as the player who places sees them, `note` tells of the
 * decision, see record.js; `seed` decides the computer's next move where it leaves that to chance.
 */
export const place = step(
  (
    /** @type {State} */ state,
    /** @type {Boards} */ after,
    /** @type {import("./types.d.ts").Note} */ note,
    /** @type {number} */ seed,
  ) => {
    const { toMove } = state;
    const other = otherSide(toMove);
    return {
      ...state,
      ...settled,
      [toMove]: arrange(state[toMove], after.mine),
      [other]: arrange(state[other], after.theirs),
      toMove: other,
      roll: null,
      log: [...state.log, note],
      isGoing: true,
      seed,
    };
  },
);

export const newGame = step((/** @type {State} */ state) => ({
  ...state,
  ...settled,
  mine: EMPTY,
  theirs: EMPTY,
  toMove: state.starts,
  roll: null,
  log: [],
  mode: /** @type {const} */ ("play"),
  isGoing: true,
}));

// ---- Who plays ----

/** @param {State} state @param {Partial<State>} changed @returns {State} */
const goingWith = (state, changed) => ({ ...state, ...changed, isGoing: true });

/** Who plays a board from now on. Against the computer the page rolls. */
export const setBy = setup((/** @type {State} */ state, /** @type {Side} */ side, /** @type {string | null} */ by) => {
  const seats = { ...state.seats, [side]: by };
  return goingWith(state, { seats, throws: by === null || hasComputer(state) ? state.throws : "page" });
});

/** Who begins; before the first die that is who is to move. */
export const setStarts = setup((/** @type {State} */ state, /** @type {Side} */ starts) => {
  const isFirst = [...state.mine, ...state.theirs].every(({ length }) => length === 0);
  return goingWith(state, { starts, ...(isFirst ? { toMove: starts, roll: null } : {}) });
});

export const setThrows = setup((/** @type {State} */ state, /** @type {State["throws"]} */ throws) =>
  goingWith(state, { throws }),
);

/** The strongest player of the computer's above, dice rolled by the page. */
export const playComputer = setup((/** @type {State} */ state) =>
  goingWith(state, { seats: { mine: null, theirs: "best-4" }, throws: "page" }),
);

/** The computer that waits goes on. */
export const goOn = setup((/** @type {State} */ state) => goingWith(state, {}));

// ---- Set up ----

/** The position with a change, or why it can't be. @param {State} state @param {Partial<State>} changed @returns {State} */
function changedTo(state, changed) {
  // What was played before led to other boards.
  const next = { ...state, ...changed, ...settled, log: [], isGoing: true };
  const refused = refusalOf(next);
  return refused ? { ...state, refused } : next;
}

/** Lays a die into a column. */
export const addDie = setup(
  (/** @type {State} */ state, /** @type {Side} */ side, /** @type {number} */ column, /** @type {number} */ die) => {
    const dice = state[side][column];
    if (dice.length === HEIGHT) return { ...state, refused: /** @type {const} */ ({ why: "column", side, column }) };
    return changedTo(state, { [side]: state[side].with(column, [...dice, die]) });
  },
);

/** Takes a die away. */
export const removeDie = setup(
  (/** @type {State} */ state, /** @type {Side} */ side, /** @type {number} */ column, /** @type {number} */ nth) => {
    const dice = state[side][column];
    if (nth >= dice.length) return null;
    return changedTo(state, { [side]: state[side].with(column, dice.toSpliced(nth, 1)) });
  },
);

export const setToMove = setup((/** @type {State} */ state, /** @type {Side} */ toMove) =>
  changedTo(state, { toMove, roll: null }),
);

/** Takes all dice away. */
export const clearBoards = setup((/** @type {State} */ state) =>
  changedTo(state, { mine: EMPTY, theirs: EMPTY, roll: null }),
);

// ---- What is looked at ----

export const setMode = display((/** @type {State} */ state, /** @type {State["mode"]} */ mode) => ({
  ...state,
  mode,
  refused: null,
}));

/** Opens a part of the tree, or closes it. */
export const toggle = display((/** @type {State} */ state, /** @type {string} */ path) => ({
  ...state,
  open: state.open.includes(path)
    ? state.open.filter((other) => other !== path && !other.startsWith(`${path}.`))
    : [...state.open, path],
}));

/** Changes what is shown of the same position: which tab, which die is set up next, at which pace. */
export const show = display((/** @type {State} */ state, /** @type {Partial<State>} */ shown) => ({
  ...state,
  ...shown,
}));
