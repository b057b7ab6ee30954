// What the moves of the undo list are called.

import type { Undoable, UndoNames } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { lastOf } from "./model/move-log.ts";
import { NUMBERS, SUMS } from "./model/sheet.ts";
import { isShared, seatOf, whoIs } from "./model/state.ts";
import type { State } from "./model/types.ts";
import { dialogWords } from "./text/en/dialogs.ts";
import type { Words } from "./text/en/words.ts";

type Moves = typeof import("./model/moves.ts");

export function namesOf(words: Words): UndoNames<Moves, State> {
  const { undo: names } = dialogWords(words);
  const roll = ({ after }: Undoable<State>) => (after.roll.length === 0 ? names.noRoll : names.rolled(after.roll));
  /** What a person has marked, perhaps in place of their last mark; or the computer. */
  const noted = ({ before, after }: Undoable<State>) => {
    const logged = after.moves[before.moves.length] ?? lastOf(after.moves, seatOf(before));
    if (!logged) return "";
    const who = whoIs(after, logged.player);
    return isShared(after) ? words.othersDone([{ who, mark: logged }]) : names.logged(logged);
  };
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
    addPerson: ({ after }) => names.personJoins(whoIs(after, after.others.length)),
    rename: ({ facts: [seat], before, after }) =>
      `${words.called(whoIs(before, seat))} → ${words.called(whoIs(after, seat))}`,
    setOther: ({ facts: [, by] }) => names.joins(by),
    removeOther: ({ facts: [nth], before }) => {
      const who = whoIs(before, nth + 1);
      return who.by === null ? names.personLeaves(who) : names.leaves(who.by);
    },
    setThrows: ({ facts: [throws] }) => names.throws(throws),
    setOpening: ({ facts: [opening] }) => names.opening(opening),
    setOpenCost: ({ facts: [cost] }) => names.openCost(cost),
  };
}
