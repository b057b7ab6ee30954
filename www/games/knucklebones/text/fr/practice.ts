// What a decision has cost in practice, and why another one was the best, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Words } from "../en/practice.ts";

export const practiceWords = ({ exact, plural, number }: Formats): Words => ({
  reason(reason) {
    if (reason.kind === "goesOn")
      return "La meilleure, car la partie continue\u00a0: après toute autre colonne, le prochain dé de l’adversaire la termine.";
    if (reason.kind === "reaches")
      return "La meilleure, car le dé remplirait toute autre colonne, et tu ne pourrais plus rien y retirer en face.";
    const { more, next } = reason;
    const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
    return `La meilleure, car un dé ne peut ensuite t’y coûter ${more === 0 ? "rien de plus" : `que ${points(more)} de plus`} qu’avant\u202f; ailleurs, au moins ${number(next)} de plus.`;
  },
  cost({ picked, lost }) {
    const where = ["de gauche", "du milieu", "de droite"][Number(picked)];
    const points = Number((100 * lost).toFixed(1));
    return `La colonne ${where} coûte ${exact(points)} ${plural(points, "point", "points")} de pourcentage`;
  },
});
