// What the page needs where it plays along, against the computer or with a puzzle: loaded when that begins.

import type { Answer, Answers } from "../../shell/game.ts";
import type { Solver } from "./model/types.ts";

type Bench = typeof import("./bench.ts");

export const benchAnswer = (answers: Answers<Solver>): Answer<Bench> =>
  answers.get("bench", () => import("./bench.ts"));

/** Null until it is loaded. */
export function benchOf({ answers }: { answers: Answers<Solver> }): Bench | null {
  const found = benchAnswer(answers);
  return found.status === "here" ? found.value : null;
}
