// What a decision has cost in practice, in French.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Relancer coûte",
  stop: "S’arrêter coûte",
  instead: "Choisir l’autre pickomino coûte",
  fail: "Abandonner le tour coûte",
  w: "Prendre les vers coûte",
};

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost" | "question" | "hint"> => ({
  question: (unit) =>
    unit === "wins" ? "Qu’est-ce qui gagne le plus souvent\u202f?" : "Qu’est-ce qui rapporte le plus de vers\u202f?",
  hint: (unit) => (unit === "worms" ? "Un pickomino volé compte davantage, car un autre joueur le perd." : ""),
  cost({ picked, lost, unit }) {
    const what = WHAT[picked] ?? `Prendre les ${picked} coûte`;
    const [chance, many] = [Number((100 * lost).toFixed(1)), Number(lost.toFixed(2))];
    const points = `${number(chance, 1)} ${plural(chance, "point", "points")}`;
    const worms = `${number(many, 2)} ${plural(many, "ver", "vers")}`;
    return `${what} ${unit === "wins" ? `${points} de pourcentage` : worms}`;
  },
});
