// What a tap on a tile does, by where taps go; and what needs the solver's answer.

import { askOn } from "../../shell/game/ask.ts";
import type { Page as GamePage } from "../../shell/game/contract.ts";
import { loggedMoveOf } from "./model/move-log.ts";
import * as moves from "./model/moves.ts";
import { setsAfter, tableSetAs } from "./model/plan.ts";
import { judged } from "./model/sets.ts";
import { isPending, withEntry } from "./model/state.ts";
import type { Analysis, Solver, State, Tile } from "./model/types.ts";
import type { Words } from "./text/en/words.ts";

export type Page = GamePage<State, Analysis, Words, Solver>;

const ADD = {
  rack: moves.addToRack,
  set: moves.addToEntry,
  loose: moves.addLoose,
  theirs: moves.addCame,
  draw: moves.drew,
};

export function tapTile({ state, act }: Page, tile: Tile) {
  const canTake = state.isTaking && state.target !== "draw";
  act(canTake ? moves.takeAway : ADD[state.target], tile);
}

/** Whether the set that is being entered can be laid. */
export const canLay = ({ table: { entry } }: Page["state"]) =>
  (entry.at !== null && entry.tiles.length === 0) || judged(entry.tiles, entry.kind).kind !== null;

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

/** The move on screen is made. */
export function makeMove({ analysis, act }: Page) {
  const move = analysis?.plan?.move;
  if (move) act(moves.play, setsAfter(move), move.rest, loggedMoveOf(move));
}

/** What the others have put there lies as the page proposes. */
export function acceptTheirs({ analysis, act }: Page) {
  const move = analysis?.theirs?.plan?.move;
  if (move) act(moves.theyPlayed, setsAfter(move));
}

/** Loose tiles as sets, if they make some. */
export function arrangeLoose(page: Page) {
  const found = askOn<Solver>(page)("arrangeRummikub", { table: [], loose: page.state.table.loose });
  if (found) page.act(moves.arrange, found.map(tableSetAs));
  else page.act(moves.show, { refused: { name: "noSets" } });
}
