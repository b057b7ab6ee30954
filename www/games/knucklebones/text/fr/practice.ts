// What a decision has cost in practice, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ exact, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["de gauche", "du milieu", "de droite"][Number(picked)];
    const points = Number((100 * lost).toFixed(1));
    return `La colonne ${where} coûte ${exact(points)} ${plural(points, "point", "points")} de pourcentage`;
  },
});
