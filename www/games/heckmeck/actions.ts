// What the player and the computer do that needs an answer of the solver, or chance.

import { askOn } from "../../shell/ask.js";
import { chanceFaces, newSeed } from "../../shell/chance.js";
import { canStep } from "./model/advice.js";
import { endOfTurn, stoppingInGame, takingInGame } from "./model/look.js";
import { enterRoll, newTurn, takeFace } from "./model/moves.js";
import { noteOf } from "./model/record.js";
import { isThrown, left, playing } from "./model/state.js";
import { choose as chooseMove, throwDice as throwMove } from "./model/table-moves.js";

/** @typedef {import("../../shell/game.d.ts").Page<import("./model/types.d.ts").State, import("./model/look.js").Seen, any>} Page */
/** @typedef {import("./model/types.d.ts").Way} Way */

/** Does what the player to move has decided on, as that player's move or as the computer's. @param {Page} page @param {Way} way @param {Page["act"]} act */
export function choose(page, way, act = page.act) {
  const { state, seen } = page;
  return act(chooseMove, way, noteOf(playing(state), seen, way, askOn(page)), newSeed());
}

/** The dice that are left, as chance has them. @param {Page} page */
const thrown = ({ state }) => chanceFaces(left(playing(state)));

/** Throws the dice for the player. @param {Page} page */
export const throwDice = (page) => page.act(throwMove, thrown(page));

/** A roll for practice. @param {Page} page */
export const enterRandom = (page) => page.act(enterRoll, thrown(page));

/** Takes a face where odds are shown. @param {Page} page @param {number} face */
export function take(page, face) {
  const way = takingInGame(page, face);
  return way ? choose(page, way) : page.act(takeFace, face);
}

/** Stops where odds are shown: in a game that is the end of the turn. @param {Page} page */
export function stop(page) {
  const way = stoppingInGame(page);
  return way ? choose(page, way) : page.act(newTurn);
}

/** Goes to the next turn where odds are shown: in a game a turn that can't go on ends as the rules have it. @param {Page} page */
export function beginTurn(page) {
  const way = endOfTurn(page);
  return way ? choose(page, way) : page.act(newTurn);
}

/** Goes on with one of the ways at a table. Where dice are typed, who rolls goes on by telling what came. @param {Page} page @param {Way} way */
export function goOnWith(page, way) {
  if (way.key !== "roll") choose(page, way);
  else if (isThrown(page.state)) throwDice(page);
  else page.goTo("pad");
}

/** The computer's next step, if it has one: to throw, or one of the ways. @param {Page} page */
export function stepOfComputer(page) {
  const { state, seen } = page;
  const way = seen?.table?.picked ?? null;
  if (!canStep(state, way)) return;
  if (way.key === "roll") page.actFor(throwMove, thrown(page));
  else choose(page, way, page.actFor);
}

/** Goes on with what is best. @param {Page} page @param {Way | import("./model/odds.js").OddsWay} best */
export function takeBest(page, best) {
  if (page.state.mode === "advice") goOnWith(page, /** @type {Way} */ (best));
  else if (best.face !== undefined) take(page, best.face);
  else if (best.key === "stop") stop(page);
  else page.goTo("pad");
}
