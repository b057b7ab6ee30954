// What the moves of the undo list are called.

import type { Undoable, UndoNames } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { NUMBERS, SUMS } from "./model/sheet.ts";
import type { State } from "./model/types.ts";
import { dialogWords } from "./text/en/dialogs.ts";
import type { Words } from "./text/en/words.ts";

type Moves = typeof import("./model/moves.ts");

export function namesOf(words: Words): UndoNames<Moves, State> {
  const { undo: names } = dialogWords(words);
  const roll = ({ after }: Undoable<State>) => (after.roll.length === 0 ? names.noRoll : names.rolled(after.roll));
  const noted = ({ before, after }: Undoable<State>) => names.logged(at(after.moves, before.moves.length));
  return {
    addDie: roll,
    removeDie: roll,
    setRoll: roll,
    mark: noted,
    markOthers: noted,
    setMarks: ({ facts: [part, nth, count] }) =>
      part === "sums" ? names.sum(at(SUMS, nth), count) : names.reject(at(NUMBERS, nth), count),
    playComputer: () => words.playComputer,
    newGame: () => names.newGame,
    giveUp: () => names.givenUp,
    sameRolls: () => names.sameRolls,
    addOther: ({ facts: [by] }) => names.joins(by),
    setOther: ({ facts: [, by] }) => names.joins(by),
    removeOther: ({ facts: [nth], before }) => names.leaves(at(before.others, nth).by),
    setThrows: ({ facts: [throws] }) => names.throws(throws),
    setOpening: ({ facts: [opening] }) => names.opening(opening),
    setOpenCost: ({ facts: [cost] }) => names.openCost(cost),
  };
}
