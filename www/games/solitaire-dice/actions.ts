// What the player and the others do that needs an answer of the solver, or chance.

import { askOn } from "../../shell/ask.js";
import { chanceFaces, newSeed } from "../../shell/chance.js";
import { mark, markOthers, newGame, setRoll } from "./model/moves.js";
import { noteOf, noteOfOther } from "./model/record.js";
import { isOver } from "./model/sheet.js";
import { areOthersToMark, canChoose, DICE, isAllOver, isComplete, isThrown, queryOf } from "./model/state.js";

/** @typedef {import("../../shell/game.d.ts").Page<import("./model/types.d.ts").State, import("./model/types.d.ts").Seen, import("./text/en.js").Words>} Page */
/** @typedef {import("./model/types.d.ts").SheetChoice} SheetChoice */

/** Whether a roll can be had from the page now. @param {Page} page */
export const canRoll = ({ state, seen }) => Boolean(seen) && !isComplete(state) && !isAllOver(state) && !state.isMarked;

/** Rolls the dice: those that follow from the game's seed, or any. @param {Page} page @param {Page["act"]} act */
export function rollDice(page, act = page.act) {
  const { state } = page;
  if (!canRoll(page)) return;
  const roll = isThrown(state)
    ? askOn(page)("throwSheet", state.seed, 0, state.turn)
    : chanceFaces(DICE).map((face) => face + 1);
  if (roll) act(setRoll, [...roll]);
}

/** Marks a choice on the player's sheet. @param {Page} page @param {SheetChoice} choice */
export function markChoice(page, choice) {
  const { state, seen } = page;
  if (!seen || !canChoose(state)) return;
  const { reject, sums } = choice;
  const after = askOn(page)("markSheet", queryOf(state, state.opening, state.roll), { reject, sums });
  if (after) page.act(mark, after, noteOf(state, seen, choice));
}

/** Whether the others can go on without the player: they have decided, or want a roll that the page throws. @param {Page} page */
export function canStep(page) {
  const { state, seen } = page;
  if (areOthersToMark(state)) return Boolean(seen?.marks);
  return isOver(state) && isThrown(state) && canRoll(page);
}

/** The next step of the others: to roll, or to mark. @param {Page} page */
export function stepOfOthers(page) {
  const { state, seen } = page;
  if (!canStep(page)) return;
  if (!areOthersToMark(state)) {
    rollDice(page, page.actFor);
    return;
  }
  const ask = askOn(page);
  const marks = seen?.marks ?? [];
  const sheets = state.others.map((other, nth) => {
    const chosen = marks[nth];
    return chosen ? ask("markSheet", queryOf(other, state.opening, state.roll), chosen) : null;
  });
  const notes = marks.flatMap((chosen, nth) =>
    chosen ? [noteOfOther(nth + 1, state.others[nth].by, state.roll, chosen, isOver(sheets[nth]))] : [],
  );
  page.actFor(markOthers, sheets, notes);
}

/** @param {Page} page */
export const startAnew = ({ act }) => act(newGame, newSeed());
