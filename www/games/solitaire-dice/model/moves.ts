// What can be done with the sheet, the roll and the others. What a mark does to a sheet is the solver's to say.

import { display, input, setup, step } from "../../../shell/moves.js";
import { pick } from "./choices.js";
import { EMPTY, isOver, isPossible, mostRejects, SUM_BOXES } from "./sheet.js";
import {
  areOthersToMark,
  canChoose,
  DICE,
  isAllOver,
  isComplete,
  isDone,
  isThrown,
  MOST_OTHERS,
  settled,
} from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Sheet} Sheet */
/** @typedef {import("./types.d.ts").Other} Other */
/** @typedef {import("./types.d.ts").Note} Note */

/** The next roll is wanted: of whoever has not ended the game. @param {State} state */
const canRoll = (state) => !state.isMarked && !isAllOver(state);

// ---- The roll ----

/** One more die. */
export const addDie = input((/** @type {State} */ state, /** @type {number} */ face) =>
  isThrown(state) || isComplete(state) || !canRoll(state)
    ? null
    : { ...state, ...settled, roll: [...state.roll, face], isGoing: true },
);

/** The die that is taken back first: the one that was picked, or the last. @param {State} state */
const lastDie = ({ roll, picks }) => (picks.length === 1 ? picks[0] : roll.length - 1);

/** Takes a die back: the one that was picked or the last, or the one at a place. */
export const removeDie = input((/** @type {State} */ state, /** @type {number} */ place = lastDie(state)) =>
  isThrown(state) || state.isMarked || place < 0 || place >= state.roll.length
    ? null
    : { ...state, ...settled, roll: state.roll.toSpliced(place, 1) },
);

/** A whole roll, as the page has thrown it. */
export const setRoll = input((/** @type {State} */ state, /** @type {number[]} */ roll) =>
  roll.length !== DICE || isComplete(state) || !canRoll(state) ? null : { ...state, ...settled, roll, isGoing: true },
);

// ---- Marks ----

/** The next turn. @param {State} state @returns {State} */
const nextTurn = (state) => ({ ...state, roll: [], isMarked: false, turn: state.turn + 1 });

/** Marks a choice: the sheet after it, as the solver says, and what is noted of it, see record.js. */
export const mark = step(
  (/** @type {State} */ state, /** @type {Sheet} */ { sums, rejects }, /** @type {Note} */ note) => {
    if (!canChoose(state)) return null;
    const next = {
      ...state,
      ...settled,
      sums,
      rejects,
      isMarked: true,
      log: [...state.log, note],
      shown: 0,
      // Whose game is over sees what it came to first.
      isGoing: !isOver({ sums, rejects }),
    };
    return areOthersToMark(next) ? next : nextTurn(next);
  },
);

/** What the others mark of the same roll: their sheets after it, null for those who are done, and what is noted of it. */
export const markOthers = step(
  (/** @type {State} */ state, /** @type {(Sheet | null)[]} */ sheets, /** @type {Note[]} */ notes) => {
    if (!areOthersToMark(state)) return null;
    const others = state.others.map((other, nth) => {
      const sheet = sheets[nth];
      return sheet ? { by: other.by, sums: sheet.sums, rejects: sheet.rejects } : other;
    });
    return nextTurn({ ...state, ...settled, others, log: [...state.log, ...notes], isGoing: true });
  },
);

/** So many marks on one row of the sheet, as they stand on paper. */
export const setMarks = setup(
  (
    /** @type {State} */ state,
    /** @type {"sums" | "rejects"} */ part,
    /** @type {number} */ nth,
    /** @type {number} */ count,
  ) => {
    const most = part === "sums" ? SUM_BOXES : mostRejects(state, nth);
    if (count < 0 || count > most) return null;
    const next = { ...state, ...settled, [part]: state[part].with(nth, count) };
    if (!isPossible(next)) return null;
    // A sheet that is over has no roll of its own.
    const isGoing = !isOver(next);
    return isGoing || areOthersToMark(next) ? { ...next, isGoing } : { ...next, roll: [], isMarked: false, isGoing };
  },
);

/** An empty sheet for everybody. @param {State} state @param {number} seed what the dice follow from if the page rolls them */
const begun = (state, seed) => ({
  ...state,
  ...settled,
  ...EMPTY,
  roll: [],
  isMarked: false,
  turn: 0,
  others: state.others.map(({ by }) => ({ by, ...EMPTY })),
  seed,
  log: [],
  shown: 0,
  isGoing: true,
});

export const newGame = step((/** @type {State} */ state, /** @type {number} */ seed) =>
  begun(state, isThrown(state) ? seed : 0),
);

/** The same rolls again, for everybody. */
export const sameRolls = step((/** @type {State} */ state) => begun(state, state.seed));

// ---- The game ----

/** Those who wait for the player's own game go on; those who wait at its end do not. @param {State} state @param {Partial<State>} changed @returns {State} */
const goingWith = (state, changed) => ({
  ...state,
  ...settled,
  ...changed,
  isGoing: state.isGoing || !isOver(state),
});

/** Another player, with a copy of the sheet as it stands. */
export const addOther = setup((/** @type {State} */ state, /** @type {string} */ by) => {
  const { sums, rejects, others } = state;
  return others.length === MOST_OTHERS || state.isMarked
    ? null
    : goingWith(state, { others: [...others, { by, sums, rejects }] });
});

export const setOther = setup((/** @type {State} */ state, /** @type {number} */ nth, /** @type {string} */ by) =>
  goingWith(state, { others: state.others.with(nth, { ...state.others[nth], by }) }),
);

/** A player goes; the moves of those behind are theirs still. */
export const removeOther = setup((/** @type {State} */ state, /** @type {number} */ nth) => {
  const player = nth + 1;
  const log = state.log
    .filter((note) => note.player !== player)
    .map((note) => (note.player > player ? { ...note, player: note.player - 1 } : note));
  const next = goingWith(state, { others: state.others.toSpliced(nth, 1), log, shown: 0 });
  if (areOthersToMark(next) || !(next.isMarked || (isOver(next) && next.roll.length > 0))) return next;
  return nextTurn(next);
});

/** Who rolls from now on. */
export const setThrows = setup(
  (/** @type {State} */ state, /** @type {State["throws"]} */ throws, /** @type {number} */ seed) =>
    goingWith(state, {
      throws,
      seed: throws === "page" ? seed : 0,
      roll: isDone(state) || isComplete(state) ? state.roll : [],
    }),
);

export const setOpening = setup((/** @type {State} */ state, /** @type {State["opening"]} */ opening) =>
  goingWith(state, { opening }),
);

/** Those who wait go on. */
export const goOn = setup((/** @type {State} */ state) => ({ ...state, ...settled, isGoing: true }));

// ---- What is looked at ----

/** Picks a die for a pairing of one's own. */
export const pickDie = display((/** @type {State} */ state, /** @type {number} */ place) =>
  canChoose(state) ? { ...state, picks: pick(state.picks, place) } : null,
);

/** Changes what is shown of the same position. */
export const show = display((/** @type {State} */ state, /** @type {Partial<State>} */ shown) => ({
  ...state,
  ...shown,
}));
