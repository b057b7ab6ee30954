// What a decision has cost in practice, and why another one was the best, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";
import type { Reason } from "../../model/reason.ts";

export const practiceWords = ({
  exact,
}: Formats): Pick<PracticeWords, "cost"> & { reason(kind: Exclude<Reason, "safe">): string } => ({
  reason: (kind) =>
    ({
      risks: "Best because it puts fewer of your points at risk than any other column.",
      reaches: "Best because any other column would be full, with more points opposite out of your reach.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["The left", "The middle", "The right"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `${where} column costs ${points} points of win chance`;
  },
});
