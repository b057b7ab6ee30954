// What the page needs where it plays along, against the computer or with a puzzle: loaded when that begins.

import type { Answer, Answers } from "../../shell/game/contract.ts";
import { styled } from "../../shell/host/styles.ts";
import type { Solver } from "./model/types.ts";

type Match = typeof import("./match.ts");

export const matchAnswer = (answers: Answers<Solver>): Answer<Match> =>
  answers.get(
    "match",
    styled(() => import("./match.ts")),
  );

/** Null until it is loaded. */
export function matchOf({ answers }: { answers: Answers<Solver> }): Match | null {
  const found = matchAnswer(answers);
  return found.status === "here" ? found.value : null;
}
