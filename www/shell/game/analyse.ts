// What is to be said of a state, on a game's page and in a frame.

import type { createAnswers } from "./answers.ts";
import type { GameWords } from "./contract.ts";
import type { createEngine } from "./engine.ts";
import type { Game } from "./game.ts";

/** Asks a game's model; null while the solver is not there, or where it has failed. */
export function analyse<State extends object, Analysis, Words extends GameWords, Solver>(
  game: Game<State, Analysis, Words, Solver>,
  engine: ReturnType<typeof createEngine<Solver>>,
  answers: ReturnType<typeof createAnswers<Solver>>,
  state: State,
): Analysis | null {
  const isThere = () => !game.hasSolver || engine.functions !== null;
  if (!isThere()) return null;
  try {
    answers.beginAnalysis();
    const analysis = game.analyse(state, answers);
    return isThere() && !answers.failure ? analysis : null;
  } catch (error) {
    // What was asked before it failed and after it don't fit.
    if (!isThere() || answers.failure) return null;
    throw error;
  }
}
