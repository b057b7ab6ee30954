// All that is to be said of a state. The solver answers at once; only what each draw would bring takes longer than a
// frame, so it is asked for once the answer stands there. Positions of many tiles are for large.ts.

import { askOn } from "../../../shell/ask.ts";
import type { Answers } from "../../../shell/game.ts";
import { pause } from "../../../shell/pause.ts";
import { planOf } from "./plan.ts";
import { isEntering, OBJECTIVES, queryOf, queryOfTheirs, setsNow, unseenOf } from "./state.ts";
import type { Analysis, Objective, RummikubAnswer, RummikubDraws, RummikubQuery, Solver, State } from "./types.ts";

export const analyse = (state: State, answers: Answers<Solver>): Analysis =>
  analyseWith(state, answers, (query) => later(answers, query));

/** The same where what each draw would bring is found in another way. */
export function analyseWith(
  state: State,
  answers: Pick<Answers<Solver>, "ask">,
  draws: (query: RummikubQuery) => RummikubDraws | null,
): Analysis {
  const ask = askOn<Solver>({ answers });
  const solve = (query: RummikubQuery) =>
    query.rack.length > 0 ? (ask("solveRummikub", query) as RummikubAnswer | null) : null;
  const query = queryOf(state);
  const answer = solve(query);
  const move = answer?.move ?? null;
  const isHindered = !move && hasWishes(state) && Boolean(solve({ ...query, keep: [], play: [] })?.move);
  const isDrawn = state.target === "draw" || (!isEntering(state) && !move && !isHindered);
  return {
    answer,
    plan: move && planOf(move, setsNow(state)),
    isHindered,
    gives: gives(query, solve, move !== null),
    draws: isDrawn && state.rack.length > 0 ? draws(query) : null,
    theirs: theirs(state, solve),
    unseen: unseenOf(state),
    match: null,
  };
}

/** Whether the player has asked for something that a move must do, or must not. */
const hasWishes = ({ keep, play }: State) => keep.length + play.length > 0;

/** What each objective would give. */
function gives(
  query: RummikubQuery,
  solve: (query: RummikubQuery) => RummikubAnswer | null,
  canGo: boolean,
): Analysis["gives"] {
  const of = (objective: Objective) => {
    const move = canGo ? solve({ ...query, objective })?.move : null;
    return move ? { tiles: move.tiles, points: move.points, cuts: move.cuts } : null;
  };
  const [tiles, points, simple] = OBJECTIVES.map(of);
  return { tiles, points, simple };
}

/** How what came may lie. */
function theirs(state: State, solve: (query: RummikubQuery) => RummikubAnswer | null): Analysis["theirs"] {
  const answer = solve(queryOfTheirs(state));
  return answer && { answer, plan: answer.move && planOf(answer.move, setsNow(state)) };
}

/** What each draw would bring, asked in a task of its own; null until then. */
function later(answers: Answers<Solver>, query: RummikubQuery) {
  const work = async () => {
    await pause();
    return askOn<Solver>({ answers })("drawsRummikub", query);
  };
  const found = answers.get(`drawsRummikub ${JSON.stringify(query)}`, work);
  return found.status === "here" ? found.value : null;
}
