// What a decision has cost in practice, in Dutch.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["Links", "Het midden", "Rechts"][Number(picked)];
    const points = number(100 * lost, 1);
    return `${where} kost ${points} punten winkans`;
  },
});
