// What the moves of the undo list are called.

import type { Undoable, UndoNames } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { toldMove } from "./model/told-moves.ts";
import type { Name, State } from "./model/types.ts";
import { dialogWords } from "./text/en/dialogs.ts";
import type { Words } from "./text/en/words.ts";

type Moves = typeof import("./model/moves.ts") &
  typeof import("./model/game-moves.ts") &
  typeof import("./model/new-game-moves.ts") &
  typeof import("./model/table-moves.ts") &
  typeof import("./model/go-to.ts");

export function namesOf(words: Words): UndoNames<Moves, State> {
  const { undo: names, playComputer } = dialogWords(words);
  const dice = ({ after }: Undoable<State>) => names.dice(after.roll);
  return {
    // A turn
    addDie: dice,
    setCount: dice,
    removeDie: dice,
    fillWithTaken: dice,
    clearRoll: dice,
    enterRoll: dice,
    throwDice: dice,
    takeFace: ({ before }) => names.take(before.roll),
    editTaken: ({ after }) => names.taken(after.taken),
    newTurn: () => names.newTurn,
    setDice: ({ facts: [dice] }) => names.diceInGame(dice),
    setBust: ({ facts: [bust] }) => names.bust(bust),
    // Where it has to be undone, dice went that odds are not shown for.
    setMode: () => names.newTurn,

    // The table
    choose: ({ before, after }) => names.turn(toldMove(at(after.moves, before.moves.length))),
    moveTile: ({ facts: [tile] }) => names.tile(tile),
    rename: ({ facts: [nth], before, after }) => names.renamed(at(before.table.names, nth), at(after.table.names, nth)),
    setBy: ({ facts: [nth, by], after }) => names.plays(at(after.table.names, nth), by),
    addPlayer: ({ after }) => names.added(after.table.names.at(-1) as Name),
    removePlayer: ({ facts: [nth], before }) => names.removed(at(before.table.names, nth)),
    moveUp: ({ after }) => names.seats(after.table.names),
    setToMove: ({ facts: [seat], after }) => names.toMove(at(after.table.names, seat)),
    setRule: () => names.houseRules,
    setThrows: ({ facts: [throws] }) => names.throws(throws),
    playComputer: () => playComputer,
    playPeople: () => names.newGame,
    newGame: () => names.newGame,
    giveUp: () => names.givenUp,

    // The course of the game
    goTo: () => names.goTo,
  };
}
