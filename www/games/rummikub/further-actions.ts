// What is done once there are tiles, and needs the solver's answer.

import { askOn } from "../../shell/game/ask.ts";
import type { Page } from "./actions.ts";
import { acceptTheirs } from "./actions.ts";
import { isToDraw } from "./model/facts.ts";
import { arrange, drewCame, mend, pickSet, play } from "./model/further-moves.ts";
import { loggedMoveOf } from "./model/move-log.ts";
import { show } from "./model/moves.ts";
import { setsAfter, tableSetAs } from "./model/plan.ts";
import { queryOfTheirs } from "./model/state.ts";
import { without } from "./model/tiles.ts";
import type { DropPlace, Solver, Spot, Tile } from "./model/types.ts";

/** Whether the last tile that came may be one that the player has drawn. */
export const isCameDoubtful = ({ state, analysis }: Page) =>
  state.others.length === 0 && state.table.came.includes(state.cursor) && !state.laid && isToDraw(state, analysis);

/** The last tile that came is one that the player has drawn. */
export function drawCame(page: Page) {
  const { state, act } = page;
  const { table, cursor } = state;
  const rest = { ...state, table: { ...table, came: without(table.came, [cursor]) } };
  const move = rest.table.came.length > 0 ? askOn<Solver>(page)("solveRummikub", queryOfTheirs(rest))?.move : null;
  act(drewCame, cursor, move ? setsAfter(move) : null);
}

/** The move on screen is made. */
export function makeMove({ analysis, act }: Page) {
  const move = analysis?.plan?.move;
  if (move) act(play, setsAfter(move), move.rest, loggedMoveOf(move));
}

/** A set of the table is to be corrected, as it lies with what others have put there. */
export function correctSet(page: Page, nth: number) {
  acceptTheirs(page);
  page.act(pickSet, nth);
  page.goTo("next");
}

/** What is done with a tile of the table that is dragged. */
export const mendWith = (page: Page) => (what: Tile | Spot, place: DropPlace) => {
  if (place === "rack") return;
  acceptTheirs(page);
  page.act(mend, what, place);
};

/** Loose tiles as sets, if they make some. */
export function arrangeLoose(page: Page) {
  const { table, rules } = page.state;
  const found = askOn<Solver>(page)("arrangeRummikub", { table: [], loose: table.loose, rules });
  if (found) page.act(arrange, found.map(tableSetAs));
  else page.act(show, { refused: { name: "noSets" } });
}
