// What the entries of the undo list are called: what was done between two positions.

import { isSame } from "../../shell/same.ts";
import { areEmpty, COLUMNS, SIDES } from "./model/board.ts";
import { initial } from "./model/state.ts";
import type { State } from "./model/types.ts";
import type { Words as GameWords } from "./text/en.ts";
import type { DialogWords } from "./text/en-dialogs.ts";
import { dialogWords } from "./text/en-dialogs.ts";

type Words = DialogWords["undo"];

/** @param words the game's */
export function nameOf(words: GameWords, before: Partial<State>, after: Partial<State>) {
  const { undo: names } = dialogWords(words);
  const [was, is] = [before, after].map((part) => ({ ...initial(), ...part }));
  return ofGame(names, was, is) || ofPlayers(names, was, is) || ofBoards(names, was, is) || ofDie(names, was, is);
}

/** A step of the game. */
function ofGame(names: Words, was: State, is: State) {
  if (is.log.length > was.log.length) return names.note(is.log[was.log.length]);
  return is.log.length < was.log.length && areEmpty(is) ? names.newGame : "";
}

/** Who plays, starts and rolls. */
function ofPlayers(names: Words, was: State, is: State) {
  const side = SIDES.toReversed().find((side) => was.seats[side] !== is.seats[side]);
  if (side) return names.plays(side, is.seats[side]);
  if (was.throws !== is.throws) return names.throws(is.throws);
  return was.starts === is.starts ? "" : names.starts(is.starts);
}

/** What was set up. */
function ofBoards(names: Words, was: State, is: State) {
  const changed = SIDES.flatMap((side) =>
    COLUMNS.filter((column) => !isSame(was[side][column], is[side][column])).map((column) => ({ side, column })),
  );
  if (changed.length > 0 && areEmpty(is) && !isOneLess(was, is)) return names.cleared;
  const [first] = changed;
  if (!first) return was.toMove === is.toMove ? "" : names.toMove(is.toMove);
  const { side, column } = first;
  const [before, after] = [was, is].map((state) => state[side][column]);
  return after.length > before.length ? names.added(side, column, after.at(-1) as number) : names.taken(side, column);
}

const isOneLess = (was: State, is: State) =>
  SIDES.flatMap((side) => was[side].flat()).length - SIDES.flatMap((side) => is[side].flat()).length === 1;

function ofDie(names: Words, was: State, is: State) {
  if (was.roll === is.roll) return "";
  return is.roll === null ? names.notRolled : names.rolled(is.toMove, is.roll);
}
