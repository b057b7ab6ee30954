// What a decision has cost in practice, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Relancer coûte",
  stop: "S’arrêter coûte",
  instead: "L’autre pickomino coûte",
  fail: "Abandonner le tour coûte",
  w: "Prendre les vers coûte",
};

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost, unit }) {
    const what = WHAT[picked] ?? `Prendre les ${picked} coûte`;
    return `${what} ${unit === "wins" ? `${number(100 * lost, 1)} points de chances de gagner` : `${number(lost, 2)} ${plural(lost, "ver", "vers")}`}`;
  },
});
