// Why the best choice is that, for practice, where the game's page tells no reason: which sums below five it marks.

import type { Analysis, Sheet, SheetChoice } from "./types.ts";
import { ahead, deedsOf } from "./why.ts";

/** What a choice does for sums that have less than five marks; `next` is that of the next best. */
export type Reason =
  /** Marks on such sums that are begun, and those of the next best, which are fewer. */
  | { kind: "towards"; count: number; next: number }
  /** Such sums that are begun, each of which is rarer than those of the next best; what comes as often in both is left out. */
  | { kind: "rarer"; sums: number[]; next: number[] };

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

/** Whether the second mark of a pair is on a sum that the first one has begun: that is neither here nor there. */
const opensTwice = ({ sums }: Sheet, { sums: [one, other] }: SheetChoice) => one === other && sums[one - 2] === 0;

/** @param analysis for the sheet with its roll */
export function reasonOf(sheet: Sheet, analysis: Pick<Analysis, "answer" | "reach">): Reason | null {
  const found = ahead(analysis);
  if (!found || opensTwice(sheet, found.first) || opensTwice(sheet, found.next)) return null;
  const [best, next] = [deedsOf(sheet, found.first), deedsOf(sheet, found.next)];
  if (best.opens.length !== next.opens.length || best.back.length > next.back.length) return null;
  if (best.back.length === next.back.length && best.owed.length > next.owed.length)
    return { kind: "towards", count: best.owed.length, next: next.owed.length };
  if (best.owed.length !== next.owed.length) return null;
  const [sums, others] = [without(best.owed, next.owed), without(next.owed, best.owed)];
  const isRarer = Math.min(...sums.map(farOf)) > Math.max(...others.map(farOf));
  return sums.length > 0 && isRarer ? { kind: "rarer", sums: [...new Set(sums)], next: [...new Set(others)] } : null;
}
