// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["izquierda", "central", "derecha"][Number(picked)];
    const points = number(100 * lost, 1);
    return `La columna ${where} cuesta ${points} puntos porcentuales`;
  },
});
