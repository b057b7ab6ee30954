// Why the best choice is that, for practice, where the game's page tells no reason: which sums below five it marks.

import { marksOf } from "./choices.ts";
import type { Analysis, Sheet, SheetChoice } from "./types.ts";
import { ahead } from "./why.ts";

/** What a choice does for sums that have less than five marks; `next` is that of the next best. */
export type Reason =
  /** Marks on such sums that are begun, and those of the next best, which are fewer. */
  | { kind: "towards"; count: number; next: number }
  /** Such sums that are begun, each of which is rarer than those of the next best; what comes as often in both is left out. */
  | { kind: "rarer"; sums: number[]; next: number[] };

const FIVE = 5;

/** Sums are the rarer, the farther they are from 7. */
const farOf = (sum: number) => Math.abs(sum - 7);

/** Sums without those for which there is one among the others that is as rare. */
function without(sums: number[], others: number[]) {
  const left = [...others];
  return sums.filter((sum) => {
    const at = left.findIndex((other) => farOf(other) === farOf(sum));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function deedsOf({ sums }: Sheet, choice: SheetChoice) {
  const marks = marksOf(sums, choice);
  const begun = marks.filter(({ before }) => before > 0 && before < FIVE);
  return {
    opens: marks.filter(({ before }) => before === 0).length,
    back: marks.filter(({ before, count }) => before < FIVE && before + count >= FIVE).length,
    /** Its second mark is on a sum that the first one has begun: neither here nor there. */
    opensTwice: marks.some(({ before, count }) => before === 0 && count > 1),
    /** Sums that are begun, each as often as it is marked. */
    marked: begun.flatMap(({ sum, before, count }) => Array<number>(Math.min(count, FIVE - before)).fill(sum)),
  };
}

/** @param analysis for the sheet with its roll */
export function reasonOf(sheet: Sheet, analysis: Pick<Analysis, "answer" | "reach">): Reason | null {
  const found = ahead(analysis);
  if (!found) return null;
  const [best, next] = [found.first, found.next].map((choice) => deedsOf(sheet, choice));
  if (best.opens !== next.opens || best.back > next.back || best.opensTwice || next.opensTwice) return null;
  if (best.back === next.back && best.marked.length > next.marked.length)
    return { kind: "towards", count: best.marked.length, next: next.marked.length };
  if (best.marked.length !== next.marked.length) return null;
  const [sums, others] = [without(best.marked, next.marked), without(next.marked, best.marked)];
  const isRarer = Math.min(...sums.map(farOf)) > Math.max(...others.map(farOf));
  return sums.length > 0 && isRarer ? { kind: "rarer", sums: [...new Set(sums)], next: [...new Set(others)] } : null;
}
