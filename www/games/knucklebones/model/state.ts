// The state of the Knucklebones page: the boards, who is to move and who plays. What can change it is in moves.js.

import { areEmpty, EMPTY, HEIGHT } from "./board.js";
import { hasComputer } from "./seats.js";

/** @typedef {import("./types.d.ts").State} State */

export const MODES = /** @type {const} */ (["play", "setup"]);
export const TABS = /** @type {const} */ (["tree", "moves", "hints", "help"]);
export const THROWS = /** @type {const} */ (["typed", "page"]);
export const HINTS = /** @type {const} */ (["before", "after"]);

/** @returns {State} */
export const initial = () => ({
  mine: EMPTY,
  theirs: EMPTY,
  toMove: "mine",
  roll: null,
  seats: { mine: null, theirs: null },
  starts: "mine",
  throws: "typed",
  log: [],
  mode: "play",
  tab: "hints",
  pace: "normal",
  hints: "before",
  picked: 1,
  refused: null,
  open: [],
  isGoing: false,
  seed: 0,
});

/** What undo brings back. @param {State} state */
export const position = ({ mine, theirs, toMove, roll, seats, starts, throws, log }) => ({
  mine,
  theirs,
  toMove,
  roll,
  seats,
  starts,
  throws,
  log,
});

/** @param {State} state */
export const taste = ({ pace, hints }) => ({ pace, hints });

/** The state after something was brought back: nothing half done, and the computer waits. @param {State} state @returns {State} */
export const rest = (state) => ({ ...state, refused: null, open: [], isGoing: false });

/** Whether there is a game that a player would miss. @param {State} state */
export const isUnderWay = (state) =>
  !areEmpty(state) || state.roll !== null || state.log.length > 0 || hasComputer(state) || state.starts === "theirs";

/** The boards as the player to move sees them, and the die: what the solver is asked. @param {Pick<State, "mine" | "theirs" | "toMove" | "roll">} state @returns {import("./types.d.ts").Query} */
export const queryOf = ({ mine, theirs, toMove, roll }) =>
  toMove === "mine" ? { mine, theirs, roll } : { mine: theirs, theirs: mine, roll };

/** Columns of the player to move that have room. @param {State} state */
export const openColumns = (state) =>
  state[state.toMove].flatMap((column, nth) => (column.length < HEIGHT ? [nth] : []));

/** Whether the page rolls the die, so that it can't be entered. @param {State} state */
export const isThrown = ({ mode, throws }) => mode === "play" && throws === "page";

/** Whether a die was rolled that is out of sight, as boards are set up: what is said of it would not be understood. @param {Pick<State, "mode" | "roll">} state */
export const isRollHidden = ({ mode, roll }) => mode === "setup" && roll !== null;
