// Why the best choice is that, for practice, where the game's page tells no reason: which sums below five it marks.

import { marksOf } from "./choices.ts";
import type { Analysis, Sheet, SheetChoice } from "./types.ts";
import { ahead } from "./why.ts";

/** What a choice does for sums that have less than five marks; `next` is that of the next best. */
export type Reason =
  /** Marks on such sums that are begun, and those of the next best, which are fewer. */
  | { kind: "towards"; count: number; next: number }
  /** Such sums that are begun, farther from 7 than those of the next best. */
  | { kind: "rarer"; sums: number[]; next: number[] };

const FIVE = 5;

const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
const farOf = (sums: number[]) => sum(sums.map((one) => Math.abs(one - 7)));

function deedsOf({ sums }: Sheet, choice: SheetChoice) {
  const marks = marksOf(sums, choice);
  const begun = marks.filter(({ before }) => before > 0 && before < FIVE);
  return {
    opens: marks.filter(({ before }) => before === 0).length,
    back: marks.filter(({ before, count }) => before < FIVE && before + count >= FIVE).length,
    begun: begun.map((mark) => mark.sum),
    /** Each such sum as often as it is marked. */
    marked: begun.flatMap(({ sum, before, count }) => Array<number>(Math.min(count, FIVE - before)).fill(sum)),
  };
}

/** @param analysis for the sheet with its roll */
export function reasonOf(sheet: Sheet, analysis: Pick<Analysis, "answer" | "reach">): Reason | null {
  const found = ahead(analysis);
  if (!found) return null;
  const [best, next] = [found.first, found.next].map((choice) => deedsOf(sheet, choice));
  if (best.opens !== next.opens || best.back > next.back) return null;
  if (best.back === next.back && best.marked.length > next.marked.length)
    return { kind: "towards", count: best.marked.length, next: next.marked.length };
  if (best.marked.length !== next.marked.length) return null;
  return farOf(best.marked) > farOf(next.marked) ? { kind: "rarer", sums: best.begun, next: next.begun } : null;
}
