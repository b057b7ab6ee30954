// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["A la izquierda", "En el centro", "A la derecha"][Number(picked)];
    const points = number(100 * lost, 1);
    return `${where} cuesta ${points} puntos de probabilidad de ganar`;
  },
});
