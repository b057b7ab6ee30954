// What the entries of the undo list are called: what was done between two positions.

import { isEmpty, NUMBERS, SUMS } from "./model/sheet.ts";
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
  return ofGame(names, was, is) || ofPlayers(names, was, is) || ofSheet(names, was, is) || ofRoll(names, was, is);
}

/** A step of the game. */
function ofGame(names: Words, was: State, is: State) {
  if (is.log.length > was.log.length) return names.note(is.log[was.log.length]);
  return isEmpty(is) && is.turn === 0 && !isEmpty(was) && is.others.every(isEmpty) && was.turn > 0 ? names.newGame : "";
}

/** Who plays and rolls, and by which rule. */
function ofPlayers(names: Words, was: State, is: State) {
  const [before, after] = [was, is].map(({ others }) => others.map(({ by }) => by));
  const nth = Math.max(before.length, after.length) - 1;
  const changed = Array.from({ length: nth + 1 }, (_, place) => place).find((place) => before[place] !== after[place]);
  if (changed !== undefined)
    return after.length < before.length ? names.leaves(before[changed]) : names.joins(after[changed]);
  if (was.throws !== is.throws) return names.throws(is.throws);
  return was.opening === is.opening ? "" : names.opening(is.opening);
}

/** Marks that were made by hand. */
function ofSheet(names: Words, was: State, is: State) {
  const sum = is.sums.findIndex((count, nth) => count !== was.sums[nth]);
  if (sum >= 0) return names.sum(SUMS[sum], is.sums[sum]);
  const face = is.rejects.findIndex((count, nth) => count !== was.rejects[nth]);
  return face >= 0 ? names.reject(NUMBERS[face], is.rejects[face]) : "";
}

function ofRoll(names: Words, was: State, is: State) {
  if (was.roll.join() === is.roll.join()) return "";
  return is.roll.length === 0 ? names.noRoll : names.rolled(is.roll);
}
