// All that is to be said of a state. The solver answers at once; only what each draw would bring takes longer than a
// frame, so it is asked for once the answer stands there. Positions of many tiles are for large.js.

import { askOn } from "../../../shell/ask.js";
import { pause } from "../../../shell/pause.js";
import { planOf } from "./plan.js";
import { isEntering, OBJECTIVES, queryOf, queryOfTheirs, tableNow, unseenOf } from "./state.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Seen} Seen */
/** @typedef {import("./types.d.ts").Gives} Gives */
/** @typedef {import("./types.d.ts").RummikubAnswer} RummikubAnswer */
/** @typedef {import("./types.d.ts").RummikubQuery} RummikubQuery */
/** @typedef {import("../../../shell/game.d.ts").Answers} Answers */

/** @param {State} state @param {Answers} answers @returns {Seen} */
export const look = (state, answers) => lookWith(state, answers, (query) => later(answers, "drawsRummikub", query));

/**
 * The same where what each draw would bring is found in another way.
 * @param {State} state @param {Pick<Answers, "ask">} answers
 * @param {(query: RummikubQuery) => import("./types.d.ts").RummikubDraws | null} draws
 * @returns {Seen}
 */
export function lookWith(state, answers, draws) {
  const ask = askOn({ answers });
  const solve = (/** @type {RummikubQuery} */ query) =>
    query.rack.length > 0 ? /** @type {RummikubAnswer | null} */ (ask("solveRummikub", query)) : null;
  const query = queryOf(state);
  const answer = solve(query);
  const move = answer?.move ?? null;
  const isHindered = !move && hasWishes(state) && Boolean(solve({ ...query, keep: [], play: [] })?.move);
  const isDrawn = state.target === "draw" || (!isEntering(state) && !move && !isHindered);
  return {
    answer,
    plan: move && planOf(move, tableNow(state).length),
    isHindered,
    gives: gives(query, solve, move !== null),
    draws: isDrawn && state.rack.length > 0 ? draws(query) : null,
    theirs: theirs(state, solve),
    unseen: unseenOf(state),
    bench: null,
  };
}

/** Whether the player has asked for something that a move must do, or must not. @param {State} state */
const hasWishes = ({ keep, play }) => keep.length + play.length > 0;

/** What each objective would give. @param {RummikubQuery} query @param {(query: RummikubQuery) => RummikubAnswer | null} solve @param {boolean} canGo @returns {Seen["gives"]} */
function gives(query, solve, canGo) {
  const of = (/** @type {import("./types.d.ts").Objective} */ objective) => {
    const move = canGo ? solve({ ...query, objective })?.move : null;
    return move ? { tiles: move.tiles, points: move.points, cuts: move.cuts } : null;
  };
  const [tiles, points, simple] = OBJECTIVES.map(of);
  return { tiles, points, simple };
}

/** How what came may lie. @param {State} state @param {(query: RummikubQuery) => RummikubAnswer | null} solve @returns {Seen["theirs"]} */
function theirs(state, solve) {
  const answer = solve(queryOfTheirs(state));
  return answer && { answer, plan: answer.move && planOf(answer.move, tableNow(state).length) };
}

/** What a function of the solver answers, asked in a task of its own; null until then. @param {Answers} answers @param {string} name @param {unknown} query */
function later(answers, name, query) {
  const work = async () => {
    await pause();
    return askOn({ answers })(name, query);
  };
  const found = answers.get(`${name} ${JSON.stringify(query)}`, work);
  return found.status === "here" ? found.value : null;
}
