// All that is to be said of a state: of the turn, and at a table of the table.

import { askOn, further } from "../../../shell/game/ask.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import type { TableAnalysis } from "./advice.ts";
import { analyseTable, stealing } from "./advice.ts";
import type { Odds } from "./odds.ts";
import { analyseTurn } from "./odds.ts";
import { playing } from "./state.ts";
import { computerToMove, isBegun } from "./table.ts";
import type { Solver, State, Way } from "./types.ts";

/** What odds.ts says of the turn, and advice.ts of the table. */
export interface Analysis {
  odds: Odds;
  table: TableAnalysis | null;
}

/** Whether a turn that odds are shown of is one of a game: it is played by the same rules, and the game has begun. */
const isOfGame = ({ dice, bust, table, moves }: State) =>
  dice === 8 && bust === "scores-nothing" && (isBegun(table) || moves.length > 0);

/**
 * `odds` as odds.ts says, and `table` as advice.ts does: where advice is wanted, and where a game goes on
 * that a face taken for its odds is a move of. Null while the solver is on its way.
 */
export function analyse(state: State, answers: Answers<Solver>): Analysis | null {
  const ask = askOn<Solver>({ answers });
  const now = playing(state);
  const odds = analyseTurn(now, (query) => ask("evaluateTurn", query));
  if (!odds) return null;
  const isTold = state.mode === "advice" || isOfGame(state);
  if (!isTold) return { odds, table: null };
  // The first numbers are those for worms, which wait for nothing.
  const { status } = answers.ask("fetchWinModel", now.table.names.length);
  return { odds, table: analyseTable(now, odds, further(ask), status) };
}

/** What the person to move in the game that is under way with these dice may do; null where there is no such game. */
const gameOf = ({ state, analysis }: { state: State; analysis: Analysis | null }): TableAnalysis | null =>
  analysis?.table && !analysis.table.over && computerToMove(state) === null ? analysis.table : null;

/** The way on in that game that takes a face. */
export const takingInGame = (page: { state: State; analysis: Analysis | null }, face: number): Way | undefined =>
  gameOf(page)?.ways.find((way) => way.face === face);

/**
 * How the turn ends in that game where the player stops: odds are those of a tile, so one that can be stolen is stolen.
 */
export function stoppingInGame(page: { state: State; analysis: Analysis | null }): Way | null {
  const game = gameOf(page);
  return game && stealing(game);
}

/** How the turn ends in that game if nothing else is left, after a bust or without dice. */
export const endOfTurn = (page: { state: State; analysis: Analysis | null }): Way | null =>
  page.analysis && ["bust", "over"].includes(page.analysis.odds.phase) ? stoppingInGame(page) : null;
