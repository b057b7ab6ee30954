// What a person has decided, against the computer or before advice is told, for practice: the position as it stood, and what kind of mistake it was.

import { partOfWin } from "../../../shell/game/records/part-of-win.ts";
import type { Decided, GameResult } from "../../../shell/game/records/types.ts";
import { isMissed } from "../../../shell/model/grades.ts";
import { keyOf } from "./choices.ts";
import { gradeOfMove, luckOfAll } from "./move-log.ts";
import { initial, isAllOver, isHinted, isShared, peopleOf, playersOf } from "./state.ts";
import type { Analysis, Sheet, SheetMark, State } from "./types.ts";

/** Kinds of mistakes, by what the best choice does and the picked one does not, or the other way round. */
export type Kind = "new-reject" | "old-reject" | "opens-more" | "opens-less" | "other-reject" | "other-sums";

/** A position without all that led there. */
export const atSheet = ({
  sums,
  rejects,
  roll,
  opening = "any",
  openCost = 200,
}: Sheet & Pick<State, "roll"> & Partial<Pick<State, "opening" | "openCost">>) => ({
  ...initial(),
  sums,
  rejects,
  roll,
  opening,
  openCost,
});

export function decided(before: State, after: State): Decided<State>[] {
  const logged = after.moves.at(before.moves.length);
  const isNew = logged !== undefined && after.moves.length > before.moves.length;
  if (!isNew || logged.player !== 0 || logged.choices < 2 || !logged.best) return [];
  const grade = gradeOfMove(logged);
  if (grade === null || before.others.length === 0 || isShared(before)) return [];
  return [
    {
      state: atSheet(before),
      nth: before.moves.length,
      picked: keyOf(logged),
      best: keyOf(logged.best),
      lost: logged.cost ?? 0,
      unit: "points",
      grade,
      kind: isMissed(grade) ? kindOf(before, logged, logged.best) : "",
      isAdvised: before.advice === "before" || isHinted(before),
      isOwn: true,
      comesAgain: "missed",
    },
  ];
}

/** By whether the rejected number is new, then by the sums that get their first mark, then by which number goes. */
export function kindOf({ sums, rejects }: Sheet, picked: SheetMark, best: SheetMark): Kind {
  const isNew = ({ reject }: SheetMark) => Number(reject !== null && rejects[reject - 1] === 0);
  const opens = ({ sums: marked }: SheetMark) => new Set(marked.filter((sum) => sums[sum - 2] === 0)).size;
  if (isNew(picked) !== isNew(best)) return isNew(picked) > isNew(best) ? "new-reject" : "old-reject";
  if (opens(picked) !== opens(best)) return opens(picked) > opens(best) ? "opens-more" : "opens-less";
  return picked.reject === best.reject ? "other-sums" : "other-reject";
}

/** How a game went; null while it goes on. */
export function resultOf({ state, analysis: { sheets } }: { state: State; analysis: Analysis }): GameResult | null {
  if (!isAllOver(state) || state.moves.length === 0) return null;
  const scores = sheets.map(({ score }) => score);
  const most = Math.max(...(state.isGivenUp ? scores.slice(1) : scores));
  const winners = scores.flatMap((score, seat) => (score === most && !(seat === 0 && state.isGivenUp) ? [seat] : []));
  const people = peopleOf(state);
  const players = playersOf(state).map(({ by, name }, seat) => ({
    name: name || seat,
    by,
    won: partOfWin(winners, seat),
    score: scores[seat] ?? null,
    luck: people.includes(seat) ? luckOfAll(state.moves, seat) : null,
  }));
  return { players, own: people.length === 1 ? 0 : null, began: null };
}
