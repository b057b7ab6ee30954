// The position on screen as the example of what the numbers mean.

import { kindOf, marksOf, ranked } from "./choices.ts";
import { EACH, inUse, SUMS } from "./sheet.ts";
import { areHidden, canChoose } from "./state.ts";
import type { Analysis, SheetChoice, State } from "./types.ts";

export type Example = ReturnType<typeof exampleOf>;

export function exampleOf(state: State, analysis: Analysis | null) {
  const answer = analysis === null || areHidden(state) ? null : analysis.answer;
  const choices = answer && canChoose(state) ? ranked(answer) : [];
  const [best, next]: (SheetChoice | null)[] = [...choices, null, null];
  const marks = SUMS.map((sum, nth) => ({ sum, count: state.sums[nth], each: EACH[nth] }));
  return {
    best,
    next,
    marks: best ? marksOf(state.sums, best) : [],
    was: analysis?.was ?? null,
    value: answer?.value ?? null,
    source: answer ? kindOf(state, answer) : null,
    /** Sums that cost 200 if the game ended now. */
    open: marks.filter(({ count }) => count > 0 && count < 5),
    inUse: inUse(state),
    spare: analysis?.sheet.spare ?? null,
    score: analysis?.sheet.score ?? 0,
    opening: state.opening,
  };
}
