// What a person has decided in a game against the computer, for practice: the position as it lay, and what kind of mistake it was.

import type { Decided } from "../../../shell/practice/types.ts";
import { countIn } from "./board.ts";
import { gradeOfMove, isChoice } from "./move-log.ts";
import { hasComputer } from "./seats.ts";
import { initial, queryOf } from "./state.ts";
import type { LoggedMove, Query, State } from "./types.ts";

/** Kinds of mistakes, by what the best column does and the picked one does not, or the other way round. */
export type Kind = "removes-less" | "removes-more" | "matches-less" | "matches-more" | "other";

/** A position as the player to move sees it, without all that led there. */
export const atBoards = ({ mine, theirs, roll }: Query): State => ({ ...initial(), mine, theirs, roll });

export function decided(before: State, after: State): Decided<State>[] {
  const logged = after.moves.at(-1);
  const isNew = after.moves.length === before.moves.length + 1;
  if (!logged || !isNew || logged.by !== null || !isChoice(logged) || !hasComputer(before)) return [];
  const query = queryOf(before);
  const grade = gradeOfMove(logged);
  return [
    {
      state: atBoards(query),
      nth: before.moves.length,
      picked: String(logged.column),
      best: String(logged.best),
      lost: logged.lost,
      unit: "wins",
      grade,
      kind: grade === "slip" || grade === "mistake" ? kindOf(query, logged) : "",
      isAdvised: before.hints === "before",
    },
  ];
}

/** By what both columns remove, or else by the dice of the rolled value that lie there. */
function kindOf({ mine }: Query, { roll, column, best, choices }: LoggedMove): Kind {
  const removes = (nth: number) => choices.find((choice) => choice.column === nth)?.removes ?? 0;
  const matches = (nth: number) => countIn(mine[nth], roll);
  const [removed, matched] = [removes, matches].map((of) => of(best) - of(column));
  if (removed !== 0) return removed > 0 ? "removes-less" : "removes-more";
  if (matched !== 0) return matched > 0 ? "matches-less" : "matches-more";
  return "other";
}
