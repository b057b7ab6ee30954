// What a decision has cost in practice, and why another one was the best, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact, plural }: Formats): Words => ({
  reason: (kind) =>
    ({
      risks: "La meilleure, car elle expose moins de tes points que toute autre colonne.",
      reaches:
        "La meilleure, car le dé remplirait toute autre colonne, et tu pourrais ensuite retirer moins de points en face.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["de gauche", "du milieu", "de droite"][Number(picked)];
    const points = Number((100 * lost).toFixed(1));
    return `La colonne ${where} coûte ${exact(points)} ${plural(points, "point", "points")} de pourcentage`;
  },
});
