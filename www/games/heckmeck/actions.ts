// What the player and the computer do that needs an answer of the solver, or chance.

import { askOn, further } from "../../shell/game/ask.ts";
import type { Page as GamePage } from "../../shell/game/contract.ts";
import { chanceFaces, facesOf, seedFor } from "../../shell/model/chance.ts";
import { canStep, turnEnd } from "./model/advice.ts";
import type { Analysis } from "./model/analysis.ts";
import { choose as chooseMove, throwDice as throwMove } from "./model/game-moves.ts";
import { enterRoll, newTurn, takeFace } from "./model/moves.ts";
import { loggedMoveOf } from "./model/note-move.ts";
import type { OddsWay } from "./model/odds.ts";
import { isThrown, left, playing } from "./model/state.ts";
import { placeOf, tableQuery } from "./model/table.ts";
import type { Ending, Solver, State, Way } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";

export type Page = GamePage<State, Analysis, Words, Solver>;

/** Does what the player to move has decided on, as that player's move or as the computer's. */
export function choose(page: Page, way: Way, act: Page["act"] = page.act) {
  const { state, analysis } = page;
  const { odds, table } = analysis;
  if (!table) return false;
  return act(chooseMove, way, loggedMoveOf(playing(state), { odds, table }, way, further(askOn<Solver>(page))));
}

/** The end of the turn that wins a tile: off the grill, or as it is stolen; null where it can't be won. */
export function endWith(page: Page, tile: number): Ending | null {
  const {
    state: { table },
    analysis,
  } = page;
  const place = placeOf(table, tile);
  const isOpen = place.on === "grill" || (place.on === "stack" && place.top && place.player !== table.toMove);
  if (!analysis?.table || analysis.table.over || !isOpen) return null;
  const end = place.on === "grill" ? { total: tile } : { steal: tile };
  return {
    ...{ does: "end", key: "won", value: 0 },
    ...turnEnd(tableQuery(table), end, table.names, further(askOn<Solver>(page))),
  };
}

/** Throws the dice that are left at the table, as they follow from the game's seed. */
export function throwDice({ state, act: ownAct }: Page, act: Page["act"] = ownAct) {
  const seed = seedFor(state.seed);
  return act(throwMove, facesOf(seed, state.moves.length, left(playing(state))), seed);
}

/** A roll for practice. */
export const enterRandom = ({ state, act }: Page) => act(enterRoll, chanceFaces(left(playing(state))));

/** Goes on with one of the ways at a table. Where dice are typed, who rolls goes on by telling what came. */
export function chooseAtTable(page: Page, way: Way) {
  if (way.key !== "roll") choose(page, way);
  else if (isThrown(page.state)) throwDice(page);
  else page.goTo("pad");
}

/** The computer's next step, if it has one: to throw, or one of the ways. */
export function stepOfComputer(page: Page) {
  const { state, analysis } = page;
  const way = analysis?.table?.picked ?? null;
  if (!way || !canStep(state, way)) return;
  if (way.key === "roll") throwDice(page, page.actFor);
  else choose(page, way, page.actFor);
}

/** Goes on with one of the ways that are shown. */
export function chooseWay(page: Page, way: Way | OddsWay) {
  if (page.state.mode === "advice") chooseAtTable(page, way as Way);
  else if (way.face !== undefined) page.act(takeFace, way.face);
  else if (way.key === "stop") page.act(newTurn);
  else page.goTo("pad");
}
