// What the moves of the undo list are called.

import type { UndoNames } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { toldOf } from "./model/told.ts";
import type { State } from "./model/types.ts";
import { dialogWords } from "./text/en/dialogs.ts";
import type { Words } from "./text/en/words.ts";

type Moves = typeof import("./model/moves.ts");

export function namesOf(words: Words): UndoNames<Moves, State> {
  const { undo: names } = dialogWords(words);
  return {
    // Play
    setRoll: ({ after: { roll, toMove } }) => (roll === null ? names.notRolled : names.rolled(toMove, roll)),
    throwDie: ({ facts: [die], after }) => names.rolled(after.toMove, die),
    place: ({ before, after }) => names.logged(toldOf(at(after.moves, before.moves.length))),
    newGame: () => names.newGame,
    giveUp: () => names.givenUp,

    // Who plays
    setBy: ({ facts: [side, by] }) => names.plays(side, by),
    rename: ({ facts: [side], after }) => names.named(after.names[side]),
    setStarts: ({ facts: [side] }) => names.starts(side),
    setThrows: ({ facts: [throws] }) => names.throws(throws),
    playPeople: () => names.newGame,
    playComputer: () => words.playComputer,

    // Set up
    addDie: ({ facts: [side, column, die] }) => names.added(side, column, die),
    removeDie: ({ facts: [side, column] }) => names.taken(side, column),
    setToMove: ({ facts: [side] }) => names.toMove(side),
    clearBoards: () => names.cleared,
  };
}
