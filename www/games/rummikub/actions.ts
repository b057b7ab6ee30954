// What a tap on a tile does, by where taps go; and what needs the solver's answer.

import { askOn } from "../../shell/ask.js";
import * as moves from "./model/moves.js";
import { lainAs, setsAfter } from "./model/plan.js";
import { noteOf } from "./model/record.js";
import { judged } from "./model/sets.js";
import { isPending, withEntry } from "./model/state.js";

/** @typedef {import("../../shell/game.d.ts").Page<import("./model/types.d.ts").State, import("./model/types.d.ts").Seen, import("./text/en.js").Words>} Page */
/** @typedef {import("./model/types.d.ts").Tile} Tile */

const ADD = {
  rack: moves.addToRack,
  set: moves.addToEntry,
  loose: moves.addLoose,
  theirs: moves.addCame,
  draw: moves.drew,
};

/** @param {Page} page @param {Tile} tile */
export function tapTile({ state, act }, tile) {
  const canTake = state.isTaking && state.target !== "draw";
  act(canTake ? moves.takeAway : ADD[state.target], tile);
}

/** Whether the set that is being entered can be laid. @param {Page["state"]} state */
export const canLay = ({ entry: { tiles, kind, at } }) =>
  at !== null && tiles.length === 0 ? true : judged(tiles, kind).kind !== null;

/** Taps go elsewhere, or the tiles are folded away: a set that was being entered is laid, if it is one. @param {Page} page @param {Partial<Page["state"]>} shown */
export function leaveSet({ state, act }, shown) {
  if (state.target === "set" && isPending(state) && withEntry(state)) act(moves.lay);
  act(moves.show, shown);
}

/** Takes back what was entered last; after a message only that goes. @param {Page} page */
export function stepBack({ state, act }) {
  if (state.refused) act(moves.show, { refused: null });
  else act(moves.takeBack);
}

/** What Enter confirms where taps go; null if there is nothing. @param {Page} page @returns {(() => void) | null} */
export function confirming(page) {
  const { state, seen, act } = page;
  if (state.target === "set" && canLay(state)) return () => act(moves.lay);
  return state.target === "theirs" && seen?.theirs?.plan ? () => acceptTheirs(page) : null;
}

/** The move on screen is made. @param {Page} page */
export function makeMove({ seen, act }) {
  const move = seen?.plan?.move;
  if (move) act(moves.play, setsAfter(move), move.rest, noteOf(move));
}

/** What the others have put there lies as the page proposes. @param {Page} page */
export function acceptTheirs({ seen, act }) {
  const move = seen?.theirs?.plan?.move;
  if (move) act(moves.theyPlayed, setsAfter(move));
}

/** Loose tiles as sets, if they make some. @param {Page} page */
export function arrangeLoose(page) {
  const found = askOn(page)("arrangeRummikub", { table: [], loose: page.state.loose });
  if (found) page.act(moves.arrange, found.map(lainAs));
  else page.act(moves.show, { refused: { name: "noSets" } });
}
