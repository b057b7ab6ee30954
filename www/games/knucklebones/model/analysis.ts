// All that is to be said of a state. The solver answers at once what it sees a little ahead; what looks
// further, beside the page, takes that answer's place when it comes.

import { askOn, further } from "../../../shell/game/ask.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { seedOfTurn } from "../../../shell/model/chance.ts";
import { otherSide } from "./board.ts";
import { FIRST_DEPTH, findAt } from "./deepening.ts";
import { ownResult } from "./own.ts";
import { computerToMove, givenUpBy } from "./seats.ts";
import { queryOf } from "./state.ts";
import type { Analysis, Found, Query, Solver, State } from "./types.ts";

/** What works beside the page. */
export interface BackgroundSolver {
  /** What has been found so far of the position on screen; null: there is none to look at. */
  deepen: (query: Query | null, answers: Answers) => { found: Found | null; isDone: boolean };
}

/** Who plays by what learned values are replaced by where there are none. */
const RULE_OF_THUMB = "risk-4";

/** @returns null while the solver is on its way */
export const createAnalyse =
  (background: BackgroundSolver): ((state: State, answers: Answers<Solver>) => Analysis | null) =>
  (state, answers) => {
    const ask = askOn<Solver>({ answers });
    const { roll, ...boards } = queryOf(state);
    const scores = ask("scoresOfKnucklebones", boards);
    if (!scores) return null;
    const { toMove } = state;
    const of = { [toMove]: scores.mine, [otherSide(toMove)]: scores.theirs };
    const givenUp = givenUpBy(state);
    const over = givenUp ? ownResult(givenUp, "loss") : scores.over && ownResult(toMove, scores.over);
    const analysis = { scores: of as Analysis["scores"], over, givenUp };
    if (analysis.over) {
      background.deepen(null, answers);
      return { ...analysis, found: null, isThinking: false, chosen: null };
    }
    const query = { ...boards, roll };
    const first = findAt((query) => further(ask)("analyseKnucklebones", query), query, { depth: FIRST_DEPTH });
    const { found, isDone } = background.deepen(query, answers);
    return { ...analysis, found: deeper(first, found), isThinking: !isDone, chosen: choose(state, query, answers) };
  };

/** The one that looks further ahead; of two alike that with learned values. */
const deeper = (first: Found, other: Found | null) =>
  other && (other.answer.depth >= first.answer.depth || other.answer.proof === "proved") ? other : first;

/**
 * The column that the computer places in, if it is to move. Whoever plays by what was learned waits for it; where it can't be had,
 * which the page says, a rule of thumb stands in.
 */
function choose(state: State, query: Query, answers: Answers<Solver>) {
  const by = computerToMove(state);
  if (by === null || state.roll === null) return null;
  const seed = seedOfTurn(state.seed, state.moves.length);
  const decided = answers.ask("decideKnucklebones", query, by, seed);
  if (decided.status === "failed") return askOn<Solver>({ answers })("decideKnucklebones", query, RULE_OF_THUMB, seed);
  return decided.status === "here" ? decided.value : null;
}
