// What people and the computer do that needs an answer of the solver, or chance.

import { askOn, further } from "../../shell/game/ask.ts";
import type { Page as GamePage } from "../../shell/game/contract.ts";
import { chanceFaces, newSeed } from "../../shell/model/chance.ts";
import { FIRST } from "./model/deepening.ts";
import { loggedMoveOf, loggedMoveOfOther } from "./model/move-log.ts";
import { mark, markOthers, newGame, setRoll } from "./model/moves.ts";
import { isOver } from "./model/sheet.ts";
import {
  areOthersToMark,
  arePeopleOver,
  canChoose,
  DICE,
  isAllOver,
  isComplete,
  isThrown,
  ownQuery,
  queryOf,
} from "./model/state.ts";
import type { Analysis, SheetChoice, Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";

export type Page = GamePage<State, Analysis, Words, Solver>;

/** Whether a roll can be had from the page now. */
export const canRoll = ({ state, analysis }: Page) =>
  Boolean(analysis) && !isComplete(state) && !isAllOver(state) && !state.isMending;

/** Rolls the dice: those that follow from the game's seed, or any. */
export function rollDice(page: Page, act: Page["act"] = page.act) {
  const { state } = page;
  if (!canRoll(page)) return;
  const roll = isThrown(state)
    ? askOn<Solver>(page)("throwSheet", state.seed, 0, state.turn)
    : chanceFaces(DICE).map((face) => face + 1);
  if (roll) act(setRoll, [...roll]);
}

/** Marks a choice on the shown person's sheet. */
export function markChoice(page: Page, choice: SheetChoice) {
  const { state, analysis } = page;
  if (!analysis || !canChoose(state)) return;
  const { reject, sums } = choice;
  const after = askOn<Solver>(page)("markSheet", ownQuery(state), { reject, sums });
  if (after) page.act(mark, after, loggedMoveOf(state, analysis, choice));
}

/** Whether the others can go on without the player: they have decided, or want a roll that the page throws. */
export function canStep(page: Page) {
  const { state, analysis } = page;
  if (state.isMending) return false;
  if (areOthersToMark(state)) return Boolean(analysis?.marks);
  return arePeopleOver(state) && isThrown(state) && canRoll(page);
}

/** The next step of the others: to roll, or to mark. */
export function stepOfOthers(page: Page) {
  const { state, analysis } = page;
  if (!canStep(page)) return;
  if (!areOthersToMark(state)) {
    rollDice(page, page.actFor);
    return;
  }
  const ask = further(askOn<Solver>(page));
  const marks = analysis?.marks ?? [];
  const sheets = state.others.map((other, nth) => {
    const chosen = marks[nth];
    return chosen ? ask("markSheet", queryOf(other, state, state.roll), chosen) : null;
  });
  const moves = state.others.flatMap((other, nth) => {
    const [chosen, sheet] = [marks[nth], sheets[nth]];
    if (other.by === null || !chosen || !sheet) return [];
    const { value } = ask("evaluateSheet", { ...queryOf(sheet, state), ...FIRST });
    const after = { ends: isOver(sheet), value };
    return [loggedMoveOfOther(nth + 1, other.by, state.roll, chosen, after)];
  });
  page.actFor(markOthers, sheets, moves);
}

export const startAnew = ({ act }: Page) => act(newGame, newSeed());
