// What a decision has cost in practice, in German.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ exact }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["linke", "mittlere", "rechte"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `Die ${where} Spalte kostet ${points} Prozentpunkte`;
  },
});
