// The position on screen as the example of what the numbers mean.

import { at } from "../../../shell/model/at.ts";
import { kindOf, ranked } from "./choices.ts";
import { inUse, SUMS } from "./sheet.ts";
import { whole } from "./shown.ts";
import { areHidden, canChoose, sheetOf } from "./state.ts";
import type { Analysis, SheetMark, State } from "./types.ts";

export interface Example {
  /** The best choice of the roll; null without one, or where the player chooses alone. */
  best: SheetMark | null;
  /** The next one, and what it is worth, as far as that is known. */
  next: { mark: SheetMark; value: number } | null;
  /** Expected scores: before the roll, and of the best choice or the sheet. */
  was: number | null;
  value: number | null;
  source: ReturnType<typeof kindOf> | null;
  /** Sums that cost points if the game ended now, and the marks that each lacks; what they cost in all. */
  open: { sum: number; lacks: number }[];
  owed: number;
  inUse: number[];
  spare: number | null;
  opening: State["opening"];
  openCost: State["openCost"];
}

export function exampleOf(state: State, analysis: Analysis | null): Example {
  const answer = analysis === null || areHidden(state) ? null : analysis.answer;
  const [best = null, next = null] = answer && canChoose(state) ? ranked(answer) : [];
  const sheet = sheetOf(state);
  const open = SUMS.flatMap((sum, nth) => {
    const count = at(sheet.sums, nth);
    return count > 0 && count < 5 ? [{ sum, lacks: 5 - count }] : [];
  });
  const value = answer?.value ?? null;
  return {
    best,
    next: next === null || next.value === null ? null : { mark: next, value: next.value },
    was: analysis?.was ?? null,
    value: value === null ? null : whole(value),
    source: answer ? kindOf(sheet, answer) : null,
    open,
    owed: state.openCost * open.length,
    inUse: inUse(sheet),
    spare: analysis?.sheet.spare ?? null,
    opening: state.opening,
    openCost: state.openCost,
  };
}
