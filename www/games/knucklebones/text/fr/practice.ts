// What a decision has cost in practice, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["À gauche", "Au milieu", "À droite"][Number(picked)];
    const points = number(100 * lost, 1);
    return `${where}, cela coûte ${points} points de chances de gagner`;
  },
});
