// What the player and the computer do that needs an answer of the solver, or chance.

import { chanceFaces, newSeed } from "../../shell/chance.js";
import { place, throwDie } from "./model/moves.js";
import { noteOf } from "./model/record.js";
import { computerToMove } from "./model/seats.js";
import { isThrown, openColumns, queryOf } from "./model/state.js";

/** @typedef {import("../../shell/game.d.ts").Page<import("./model/types.d.ts").State, import("./model/types.d.ts").Seen, import("./text/en.js").Words>} Page */

/** Rolls the die. @param {Page} page @param {Page["act"]} act */
export const rollDie = (page, act = page.act) => act(throwDie, 1 + chanceFaces(1)[0]);

/** Places the die that was rolled, as the player's move or as the computer's. @param {Page} page @param {number} column @param {Page["act"]} act */
export function placeIn(page, column, act = page.act) {
  const { state, seen, answers } = page;
  if (!seen?.found || state.roll === null || !openColumns(state).includes(column)) return;
  const after = answers.ask("placeDie", queryOf(state), column);
  if (after.status === "here") act(place, after.value, noteOf(state, seen.found.answer, column), newSeed());
}

/** Whether there is something that the computer does without a person. @param {Page} page */
export function canStep({ state, seen }) {
  if (!seen?.found || state.mode !== "play" || computerToMove(state) === null) return false;
  return state.roll === null ? isThrown(state) : seen.chosen !== null;
}

/** The computer's next step, if it has one: to roll, or to place the die. @param {Page} page */
export function stepOfComputer(page) {
  const { state, seen } = page;
  if (!canStep(page)) return;
  if (state.roll === null) rollDie(page, page.actFor);
  else placeIn(page, /** @type {number} */ (seen.chosen), page.actFor);
}

/** Whether a person may place the die now. @param {Page} page */
export const canPlace = ({ state, seen }) =>
  Boolean(seen?.found) && state.mode === "play" && state.roll !== null && computerToMove(state) === null;
