// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ exact }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["izquierda", "central", "derecha"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `La columna ${where} cuesta ${points} puntos porcentuales`;
  },
});
