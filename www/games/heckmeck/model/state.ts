// The state of the Heckmeck page: the turn, the table, the target, what is shown. What can change it is in
// moves.js and table-moves.js.

import { countsOf, FACES, NO_DICE, sum } from "./dice.js";
import { freshTable, isBegun, isSetUp } from "./table.js";
import { LOWEST_TILE } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Goal} Goal */

export const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
/** The same game, by its German, English and Dutch names. */
export const GAME_NAMES = ["Heckmeck", "Pickomino", "Regenwormen"];
export const MODES = /** @type {const} */ (["odds", "advice"]);
export const BUST_RULES = /** @type {const} */ (["scores-nothing", "keeps-total"]);
export const THROWS = /** @type {const} */ (["typed", "page"]);
export const AIMS = /** @type {const} */ (["win", "worms"]);
export const HINTS = /** @type {const} */ (["before", "after"]);
export const PANELS = /** @type {const} */ (["all-tiles", "chart", "compare", "help"]);
export const TABS = /** @type {const} */ (["results", "prices", "game", "moves", "all-tiles", "chart", "help"]);

/**
 * What a player may be after; the evaluations, as the solver names them. `scale` and `digits` make a number
 * what is shown of it: percent or points. Numbers that differ by `noise` are equal: a table's last digit. A
 * roll that changes one by less than `little` was neither good nor bad.
 */
export const GOALS = {
  atLeast: { scale: 100, digits: 1, noise: 2e-6, little: 0.01 },
  exactly: { scale: 100, digits: 1, noise: 2e-6, little: 0.01 },
  expectedAtLeast: { scale: 1, digits: 2, noise: 2e-5, little: 0.1 },
};
export const GOAL_NAMES = /** @type {Goal[]} */ (Object.keys(GOALS));

/** Keys of the ways on: the faces, stopping and rolling. */
export const WAYS = ["1", "2", "3", "4", "5", "w", "stop", "roll"];

/** @returns {State} */
export function initial() {
  return {
    mode: "odds",
    table: freshTable(),
    log: [],
    throws: "typed",
    dice: 8,
    bust: "scores-nothing",
    taken: NO_DICE,
    roll: [],
    goal: "atLeast",
    target: LOWEST_TILE,
    floor: 0,
    shown: "atLeast",
    charted: "atLeast",
    columns: "tiles",
    only: "",
    hidden: [],
    off: [],
    compare: [4, 5],
    panel: "all-tiles",
    tab: "results",
    name: GAME_NAMES[0],
    pace: "normal",
    hints: "before",
    aim: "win",
    isEditing: false,
    isChanging: false,
    isTableOpen: false,
    counting: null,
    sliding: null,
    isGoing: false,
    seed: 0,
    readAt: null,
    areAllMovesShown: false,
    turnRead: null,
    areAllTurnsShown: false,
    copied: null,
  };
}

/** What undo brings back. @param {State} state */
export const position = ({ table, log, throws, dice, bust, taken, roll }) => ({
  table,
  log,
  throws,
  dice,
  bust,
  taken,
  roll,
});

/** @param {State} state */
export const taste = ({ name, pace, hints, aim }) => ({ name, pace, hints, aim });

/**
 * The state after something was brought back: nothing half done, and the computer waits. More dice taken
 * than odds are shown for belong to the table.
 * @param {State} state @returns {State}
 */
export const rest = (state) => ({
  ...state,
  mode: sum(state.taken) > playing(state).dice ? "advice" : state.mode,
  isEditing: false,
  isChanging: false,
  counting: null,
  isGoing: false,
});

/** Whether there is a game that a player would miss. @param {State} state */
export const isUnderWay = ({ table, log, taken, roll }) =>
  isBegun(table) || isSetUp(table) || log.length > 0 || sum(taken) > 0 || roll.length > 0;

/** The state with the dice and the rule that the turn is played by: at a table those of the game. @param {State} state @returns {State} */
export const playing = (state) => (state.mode === "advice" ? { ...state, dice: 8, bust: "scores-nothing" } : state);

/** Whether the page throws the dice, so that they can't be entered. @param {State} state */
export const isThrown = ({ mode, throws }) => mode === "advice" && throws === "page";

/** Dice not taken. @param {State} state */
export const left = ({ dice, taken }) => dice - sum(taken);

/** How many dice of each face are entered. @param {State} state */
export const rollCounts = ({ roll }) => countsOf(roll);

/** @param {State} state */
export const isOver = (state) => left(state) === 0 || state.taken.every((count) => count > 0);

/** @param {State} state */
export const isComplete = (state) => !isOver(state) && state.roll.length === left(state);

/** Faces that can still be taken. @param {State} state */
export const liveFaces = (state) => (isOver(state) ? [] : FACES.filter((face) => state.taken[face] === 0));

/** The total that the goal is about; for points, results under it count 0. @param {State} state */
export const target = ({ goal, target, floor }) => (goal === "expectedAtLeast" ? floor : target);
