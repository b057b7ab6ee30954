// What the player and the computer do that needs an answer of the solver, or chance.

import type { Page as GamePage } from "../../shell/game/contract.ts";
import { at } from "../../shell/model/at.ts";
import { facesOf, seedFor } from "../../shell/model/chance.ts";
import { loggedMoveOf } from "./model/move-log.ts";
import { place, throwDie } from "./model/moves.ts";
import { computerToMove } from "./model/seats.ts";
import { isThrown, openColumns, queryOf } from "./model/state.ts";
import type { Analysis, Solver, State } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";

export type Page = GamePage<State, Analysis, Words, Solver>;

/** Rolls the die that follows from the game's seed. */
export function rollDie({ state, act: ownAct }: Page, act: Page["act"] = ownAct) {
  const seed = seedFor(state.seed);
  act(throwDie, 1 + at(facesOf(seed, state.moves.length, 1), 0), seed);
}

/** Places the die that was rolled, as the player's move or as the computer's. */
export function placeIn(page: Page, column: number, act: Page["act"] = page.act) {
  const { state, analysis, answers } = page;
  if (!analysis?.found || state.roll === null || !openColumns(state).includes(column)) return;
  const after = answers.ask("placeDie", queryOf(state), column);
  if (after.status === "here") act(place, after.value.next, loggedMoveOf(state, analysis.found.answer, column));
}

/** Whether there is something that the computer does without a person. */
export function canStep({ state, analysis }: Page) {
  if (!analysis?.found || state.mode !== "play" || computerToMove(state) === null) return false;
  return state.roll === null ? isThrown(state) : analysis.chosen !== null;
}

/** The computer's next step, if it has one: to roll, or to place the die. */
export function stepOfComputer(page: Page) {
  const { state, analysis } = page;
  if (!canStep(page)) return;
  if (state.roll === null) rollDie(page, page.actFor);
  else placeIn(page, analysis.chosen as number, page.actFor);
}

/** Whether a person may place the die now. */
export const canPlace = ({ state, analysis }: Page) =>
  Boolean(analysis?.found) && state.mode === "play" && state.roll !== null && computerToMove(state) === null;
