// All that is to be said of a state: of the turn, and at a table of the table.

import { askOn, further } from "../../../shell/game/ask.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import type { TableAnalysis } from "./advice.ts";
import { analyseTable } from "./advice.ts";
import type { Odds } from "./odds.ts";
import { analyseTurn } from "./odds.ts";
import { playing } from "./state.ts";
import type { Solver, State } from "./types.ts";

/** What odds.ts says of the turn, and advice.ts of the table. */
export interface Analysis {
  odds: Odds;
  table: TableAnalysis | null;
}

/** `odds` as odds.ts says, and at a table `table` as advice.ts does. Null while the solver is on its way. */
export function analyse(state: State, answers: Answers<Solver>): Analysis | null {
  const ask = askOn<Solver>({ answers });
  const now = playing(state);
  const odds = analyseTurn(now, (query) => ask("evaluateTurn", query));
  if (!odds) return null;
  if (state.mode === "odds") return { odds, table: null };
  // The first numbers are those for worms, which wait for nothing.
  const { status } = answers.ask("fetchWinModel", now.table.names.length);
  return { odds, table: analyseTable(now, odds, further(ask), status) };
}
