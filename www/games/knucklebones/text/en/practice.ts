// What a decision has cost in practice, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ exact }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["The left", "The middle", "The right"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `${where} column costs ${points} points of win chance`;
  },
});
