// What a tap on a tile does, by where taps go; and what needs the solver's answer.

import { askOn } from "../../shell/game/ask.ts";
import type { Page as GamePage } from "../../shell/game/contract.ts";
import { withTheirs } from "./model/analysis.ts";
import { isToDraw } from "./model/facts.ts";
import * as moves from "./model/moves.ts";
import { setsAfter } from "./model/plan.ts";
import { isLeft, isPending, queryOfTheirs, setsNow, withEntry } from "./model/state.ts";
import type { Analysis, Solver, State, Tile } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";

export type Page = GamePage<State, Analysis, Words, Solver>;

const ADD = {
  rack: moves.addToRack,
  set: moves.addToEntry,
  theirs: moves.addCame,
};

export function tapTile(page: Page, tile: Tile) {
  const { state, act } = page;
  if (isDraw(page, tile)) act(moves.drew, tile, tableLain(page));
  else if (state.target !== "draw") act(state.isTaking ? moves.takeAway : ADD[state.target], tile);
}

/**
 * Whether a tile that is tapped was drawn by the player. Where nothing can be played that goes without saying, in the player's turn if whose
 * turn it is is kept; else of a tile that others can't have put on the table.
 */
function isDraw(page: Page, tile: Tile) {
  const { state, analysis } = page;
  if (state.target !== "theirs") return state.target === "draw";
  const { others, toMove, table } = state;
  if (state.isTaking || state.laid?.isOpen || toMove > 0 || !analysis || !isToDraw(state, analysis)) return false;
  if (others.length > 0) return table.came.length === 0;
  const came = queryOfTheirs({ ...state, table: { ...table, came: [...table.came, tile] } });
  return isLeft(state, tile) && askOn<Solver>(page)("solveRummikub", came)?.move === null;
}

/** The table with what others have put there; null where nobody knows how that lies. */
const tableLain = ({ state, analysis }: Page) =>
  state.table.came.length === 0 || analysis?.theirs?.plan
    ? setsNow(withTheirs(state, analysis?.theirs?.plan ?? null))
    : null;

/** Whether the set that is being entered can be laid. */
export const canLay = (state: Page["state"]) => withEntry(state) !== null;

/** Taps go elsewhere, or the tiles are folded away: a set that was being entered is laid, if it is one. */
export function leaveSet({ state, act }: Page, shown: Partial<Page["state"]>) {
  if (state.target === "set" && isPending(state) && withEntry(state)) act(moves.lay);
  act(moves.show, shown);
}

/** Takes back what was entered last; after a message only that goes. */
export function stepBack({ state, act }: Page) {
  if (state.refused) act(moves.show, { refused: null });
  else act(moves.takeBack);
}

/** What Enter confirms where taps go; null if there is nothing. */
export function confirming(page: Page): (() => void) | null {
  const { state, analysis, act } = page;
  if (state.target === "set" && canLay(state)) return () => act(moves.lay);
  return state.target === "theirs" && analysis?.theirs?.plan ? () => acceptTheirs(page) : null;
}

/** What the others have put there lies as the page proposes. */
export function acceptTheirs({ analysis, act }: Page) {
  const move = analysis?.theirs?.plan?.move;
  if (move) act(moves.theyPlayed, setsAfter(move));
}
