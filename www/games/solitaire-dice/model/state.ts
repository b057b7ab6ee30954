// The state of the Solitaire Dice page: the sheet, the roll, the others and who rolls. What can change it is in moves.js.

import { EMPTY, inUse, isEmpty, isOver } from "./sheet.js";

/** @typedef {import("./types.d.ts").State} State */

/** Dice of a roll. */
export const DICE = 5;

export const TABS = /** @type {const} */ (["sheet", "score", "moves", "help"]);
export const THROWS = /** @type {const} */ (["typed", "page"]);
export const HINTS = /** @type {const} */ (["before", "after", "none"]);
export const OPENINGS = /** @type {const} */ (["any", "different"]);
/** The same game by the names it was printed and played under. */
export const EXPRESS = "Can't Stop Express";
export const GAME_NAMES = ["Solitaire Dice", EXPRESS, "Choice"];

/** Others that have room beside the player. */
export const MOST_OTHERS = 4;

/** Scores that can be asked about: no sheet has less or more. */
export const AIMS = { least: -2200, most: 3350 };

/** @returns {State} */
export const initial = () => ({
  ...EMPTY,
  roll: [],
  isMarked: false,
  turn: 0,
  others: [],
  opening: "any",
  throws: "typed",
  seed: 0,
  log: [],
  tab: "sheet",
  aim: 400,
  pace: "fast",
  hints: "before",
  name: GAME_NAMES[0],
  shown: 0,
  picks: [],
  isMoreShown: false,
  asked: null,
  isStopped: false,
  tries: 0,
  copied: "",
  isGoing: false,
});

/** What undo brings back. @param {State} state */
export const position = ({ sums, rejects, roll, isMarked, turn, others, opening, throws, seed, log }) => ({
  sums,
  rejects,
  roll,
  isMarked,
  turn,
  others,
  opening,
  throws,
  seed,
  log,
});

/** @param {State} state */
export const taste = ({ pace, hints, name }) => ({ pace, hints, name });

/** What no position has of its own. */
export const settled = { picks: [], isMoreShown: false, asked: null, isStopped: false, copied: "" };

/** The state after something was brought back: nothing half done, and the others wait. @param {State} state @returns {State} */
export const rest = (state) => ({
  ...state,
  ...settled,
  shown: state.shown > state.others.length ? 0 : state.shown,
  isGoing: false,
});

/** Whether there is a game that a player would miss. @param {State} state */
export const isUnderWay = (state) =>
  !isEmpty(state) || state.roll.length > 0 || state.log.length > 0 || state.others.length > 0;

/** @param {Pick<State, "roll">} state */
export const isComplete = ({ roll }) => roll.length === DICE;

/** Whether the page rolls the dice, so that they can't be entered. @param {State} state */
export const isThrown = ({ throws }) => throws === "page";

/** Whether the player has nothing to mark: the sheet is over, or this roll is marked. @param {State} state */
export const isDone = (state) => state.isMarked || isOver(state);

/** Whether all sheets are over. @param {State} state */
export const isAllOver = (state) => isOver(state) && state.others.every(isOver);

/** Whether the player is to choose. @param {State} state */
export const canChoose = (state) => isComplete(state) && !isDone(state);

/** Whether the others are to mark this roll. @param {State} state */
export const areOthersToMark = (state) =>
  isComplete(state) && isDone(state) && state.others.some((other) => !isOver(other));

/** Whether the player decides alone. @param {State} state */
export const areHidden = (state) => state.hints !== "before" && !isOver(state);

/**
 * The opening rule that a sheet is looked at by. No game comes to marks on sums without a reject, as somebody has who
 * copies a sheet from paper: to look on to the third number would take minutes there.
 * @param {import("./types.d.ts").Sheet} sheet @param {State["opening"]} opening
 */
const openingOf = (sheet, opening) => (inUse(sheet).length === 0 && !isEmpty(sheet) ? "any" : opening);

/** A sheet as the solver is asked about it. @param {import("./types.d.ts").Sheet} sheet @param {State["opening"]} opening @param {number[] | null} roll @returns {import("./types.d.ts").SheetQuery} */
export const queryOf = (sheet, opening, roll = null) => ({
  sums: sheet.sums,
  rejects: sheet.rejects,
  roll: roll?.toSorted((a, b) => a - b) ?? null,
  opening: openingOf(sheet, opening),
});

/** What is asked about the player's sheet: with the roll where there is something to choose. @param {State} state */
export const ownQuery = (state) => queryOf(state, state.opening, canChoose(state) ? state.roll : null);
