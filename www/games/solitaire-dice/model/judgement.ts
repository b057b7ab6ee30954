// What the list of moves says of each.

import type { Grade } from "../../../shell/model/grades.ts";
import type { Loss } from "./move-log.ts";
import { gradeOfMove, lossOf } from "./move-log.ts";
import type { LoggedMove } from "./types.ts";

/** What is said of a move: that there was no other choice, or how good it was. */
export type Judgement = { kind: "only" } | { kind: "graded"; grade: Grade; loss: Loss | null };

/** The same of a move; null where that is not known. */
export function judgementOf(logged: LoggedMove): Judgement | null {
  const grade = gradeOfMove(logged);
  if (grade === null || logged.value === null) return null;
  return logged.choices === 1 ? { kind: "only" } : { kind: "graded", grade, loss: lossOf(logged) };
}
