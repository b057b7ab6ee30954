// What is to be said of a position with so many tiles that the solver takes longer than a frame: it is found beside the page.

import { askOn } from "../../../shell/game/ask.ts";
import type { Findings } from "../../../shell/game/background-solver.ts";
import type { Answers } from "../../../shell/game/contract.ts";
import { analyse, analyseWith } from "./analysis.ts";
import { initial, isLarge, position } from "./state.ts";
import type { Analysis, RummikubQuery, Solver, State } from "./types.ts";

/** All of a state that decides what is to be said of it. */
export const decisive = (state: State) => {
  const { objective, atMostCuts, keepJokers, target } = state;
  return { ...position(state), objective, atMostCuts, keepJokers, target };
};

export type Decisive = ReturnType<typeof decisive>;

/**
 * All that is to be said of a state, after a step for each question to the solver, so that none is asked any more of a position
 * that is no longer on screen.
 */
export function* analyseInSteps(solver: Solver, told: Decisive): Generator<Analysis | null> {
  const known = new Map();
  let isDone = false;
  const ask: Answers<Solver>["ask"] = (name, ...question) => {
    const key = `${name} ${JSON.stringify(question)}`;
    if (known.has(key)) return { status: "here", value: known.get(key) };
    const run = solver[name] as (...asked: unknown[]) => unknown;
    if (isDone) known.set(key, run(...question));
    isDone = false;
    return { status: "pending" };
  };
  while (!isDone) {
    isDone = true;
    const draws = (query: RummikubQuery) => askOn<Solver>({ answers: { ask } })("drawsRummikub", query);
    const analysis = analyseWith({ ...initial(), ...told }, { ask }, draws);
    yield isDone ? analysis : null;
  }
}

/**
 * The same on the page: what was found beside it of this state and of no other; null until that is there. A small state is
 * looked at at once, and a large one where that has failed.
 */
export const createAnalyse =
  (
    find: (told: Decisive | null, answers: Answers<Solver>) => Findings<Analysis>,
  ): ((state: State, answers: Answers<Solver>) => Analysis | null) =>
  (state, answers) => {
    const { found, isDone } = find(isLarge(state) ? decisive(state) : null, answers);
    return isLarge(state) && !(isDone && !found) ? found : analyse(state, answers);
  };
