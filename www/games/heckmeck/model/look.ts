// All that is to be said of a state: of the turn, and at a table of the table.

import { askOn } from "../../../shell/ask.js";
import { lookAtTable, stealing } from "./advice.js";
import { lookAtTurn } from "./odds.js";
import { playing } from "./state.js";
import { computerToMove, isBegun } from "./table.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Way} Way */
/** @typedef {{ odds: any, table: any }} Seen what odds.js says of the turn, and advice.js of the table */

/** Whether a turn that odds are shown of is one of a game: it is played by the same rules, and the game has begun. @param {State} state */
const isOfGame = ({ dice, bust, table, log }) =>
  dice === 8 && bust === "scores-nothing" && (isBegun(table) || log.length > 0);

/**
 * `odds` as odds.js says, and `table` as advice.js does: where advice is wanted, and where a game goes on
 * that a face taken for its odds is a move of. Null while the solver is on its way.
 *
 * @param {State} state @param {import("../../../shell/game.d.ts").Answers} answers
 * @returns {Seen | null}
 */
export function look(state, answers) {
  const ask = askOn({ answers });
  const now = playing(state);
  const odds = lookAtTurn(now, (query) => ask("evaluateTurn", query));
  if (!odds) return null;
  const isTold = state.mode === "advice" || isOfGame(state);
  if (!isTold) return { odds, table: null };
  // The first numbers are those for worms, which wait for nothing.
  const { status } = answers.ask("fetchWinModel", now.table.names.length);
  return { odds, table: lookAtTable(now, odds, ask, status) };
}

/** What the person to move in the game that is under way with these dice may do; null where there is no such game. @param {{ state: State, seen: Seen | null }} page @returns {import("./advice.js").SeenTable | null} */
const gameOf = ({ state, seen }) =>
  seen?.table && !seen.table.over && computerToMove(state) === null ? seen.table : null;

/** The way on in that game that takes a face. @param {{ state: State, seen: Seen | null }} page @param {number} face @returns {Way | undefined} */
export const takingInGame = (page, face) => gameOf(page)?.ways.find((way) => way.face === face);

/** How the turn ends in that game where the player stops: odds are those of a tile, so one that can be stolen is stolen. @param {{ state: State, seen: Seen | null }} page @returns {Way | null} */
export function stoppingInGame(page) {
  const game = gameOf(page);
  return game && stealing(game);
}

/** How the turn ends in that game if nothing else is left, after a bust or without dice. @param {{ state: State, seen: Seen | null }} page @returns {Way | null} */
export const endOfTurn = (page) =>
  page.seen && ["bust", "over"].includes(page.seen.odds.phase) ? stoppingInGame(page) : null;
