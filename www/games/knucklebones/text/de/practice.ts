// What a decision has cost in practice, in German.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["linke", "mittlere", "rechte"][Number(picked)];
    const points = number(100 * lost, 1);
    return `Die ${where} Spalte kostet ${points} Prozentpunkte`;
  },
});
