// What the entries of the undo list are called: what was done between two positions.

import { isSame } from "../../shell/same.js";
import { areEmpty, COLUMNS, SIDES } from "./model/board.js";
import { initial } from "./model/state.js";
import { dialogWords } from "./text/en-dialogs.js";

/** @typedef {import("./model/types.d.ts").State} State */
/** @typedef {import("./text/en-dialogs.js").DialogWords["undo"]} Words */

/** @param {import("./text/en.js").Words} words the game's @param {Partial<State>} before @param {Partial<State>} after */
export function nameOf(words, before, after) {
  const { undo: names } = dialogWords(words);
  const [was, is] = [before, after].map((part) => ({ ...initial(), ...part }));
  return ofGame(names, was, is) || ofPlayers(names, was, is) || ofBoards(names, was, is) || ofDie(names, was, is);
}

/** A step of the game. @param {Words} names @param {State} was @param {State} is */
function ofGame(names, was, is) {
  if (is.log.length > was.log.length) return names.note(is.log[was.log.length]);
  return is.log.length < was.log.length && areEmpty(is) ? names.newGame : "";
}

/** Who plays, starts and rolls. @param {Words} names @param {State} was @param {State} is */
function ofPlayers(names, was, is) {
  const side = SIDES.toReversed().find((side) => was.seats[side] !== is.seats[side]);
  if (side) return names.plays(side, is.seats[side]);
  if (was.throws !== is.throws) return names.throws(is.throws);
  return was.starts === is.starts ? "" : names.starts(is.starts);
}

/** What was set up. @param {Words} names @param {State} was @param {State} is */
function ofBoards(names, was, is) {
  const changed = SIDES.flatMap((side) =>
    COLUMNS.filter((column) => !isSame(was[side][column], is[side][column])).map((column) => ({ side, column })),
  );
  if (changed.length > 0 && areEmpty(is) && !isOneLess(was, is)) return names.cleared;
  const [first] = changed;
  if (!first) return was.toMove === is.toMove ? "" : names.toMove(is.toMove);
  const { side, column } = first;
  const [before, after] = [was, is].map((state) => state[side][column]);
  return after.length > before.length
    ? names.added(side, column, /** @type {number} */ (after.at(-1)))
    : names.taken(side, column);
}

/** @param {State} was @param {State} is */
const isOneLess = (was, is) =>
  SIDES.flatMap((side) => was[side].flat()).length - SIDES.flatMap((side) => is[side].flat()).length === 1;

/** @param {Words} names @param {State} was @param {State} is */
function ofDie(names, was, is) {
  if (was.roll === is.roll) return "";
  return is.roll === null ? names.notRolled : names.rolled(is.toMove, is.roll);
}
