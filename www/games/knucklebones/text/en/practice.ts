// What a decision has cost in practice, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["The left", "The middle", "The right"][Number(picked)];
    const points = number(100 * lost, 1);
    return `${where} column costs ${points} points of win chance`;
  },
});
