// All that is to be said of a state. The solver answers at once what it sees a little ahead; what looks
// further, beside the page, takes that answer's place when it comes.

import { askOn } from "../../../shell/ask.js";
import { otherSide } from "./board.js";
import { FIRST_DEPTH, findAt } from "./deepening.js";
import { computerToMove } from "./seats.js";
import { queryOf } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */
/** @typedef {import("./types.d.ts").Found} Found */
/** @typedef {import("./types.d.ts").GameResult} GameResult */
/** @typedef {import("../../../shell/game.d.ts").Answers} Answers */

/**
 * What works beside the page.
 * @typedef {object} Beside
 * @property {(query: import("./types.d.ts").Query | null, answers: any) => { found: Found | null, isDone: boolean }} deepen
 *   what has been found so far of the position on screen; null: there is none to look at
 */

/** Who plays by what learned values are replaced by where there are none. */
const RULE_OF_THUMB = "risk-4";

/** @type {Record<GameResult, GameResult>} */
const OTHERWISE = { win: "loss", tie: "tie", loss: "win" };

/** A result as the player below sees it. @param {State["toMove"]} side who sees it so @param {GameResult | null} result */
export const seenFromBelow = (side, result) => (result === null || side === "mine" ? result : OTHERWISE[result]);

/**
 * @param {Beside} beside
 * @returns {(state: State, answers: Answers) => Seen | null} null while the solver is on its way
 */
export const createLook = (beside) => (state, answers) => {
  const ask = askOn({ answers });
  const { roll, ...boards } = queryOf(state);
  const scores = ask("scoresOfKnucklebones", boards);
  if (!scores) return null;
  const { toMove } = state;
  const of = { [toMove]: scores.mine, [otherSide(toMove)]: scores.theirs };
  const seen = { scores: /** @type {Seen["scores"]} */ (of), over: seenFromBelow(toMove, scores.over) };
  if (seen.over) {
    beside.deepen(null, answers);
    return { ...seen, found: null, isThinking: false, chosen: null };
  }
  const query = { ...boards, roll };
  const first = findAt((query) => ask("analyseKnucklebones", query), query, { depth: FIRST_DEPTH });
  const { found, isDone } = beside.deepen(query, answers);
  return { ...seen, found: deeper(first, found), isThinking: !isDone, chosen: choose(state, query, answers) };
};

/** The one that looks further ahead; of two alike that with learned values. @param {Found} first @param {Found | null} other */
const deeper = (first, other) =>
  other && (other.answer.depth >= first.answer.depth || other.answer.proof === "proved") ? other : first;

/**
 * The column that the computer places in, if it is to move. Whoever plays by what was learned waits for it; where it can't be had,
 * which the page says, a rule of thumb stands in.
 * @param {State} state @param {import("./types.d.ts").Query} query @param {Answers} answers
 */
function choose(state, query, answers) {
  const by = computerToMove(state);
  if (by === null || state.roll === null) return null;
  const decided = answers.ask("decideKnucklebones", query, by, state.seed);
  if (decided.status === "failed") return askOn({ answers })("decideKnucklebones", query, RULE_OF_THUMB, state.seed);
  return decided.status === "here" ? decided.value : null;
}
