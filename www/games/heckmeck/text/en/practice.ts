// What a decision has cost in practice, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Rolling on costs",
  stop: "Stopping costs",
  instead: "Choosing the other tile costs",
  fail: "Giving up the turn costs",
  w: "Taking the worms costs",
};

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost" | "question" | "hint"> => ({
  question: (unit) => (unit === "wins" ? "What wins most often?" : "What brings most worms?"),
  hint: (unit) => (unit === "worms" ? "A stolen tile counts more, since another player loses it." : ""),
  cost({ picked, lost, unit }) {
    const what =
      WHAT[picked] ??
      `Taking the ${{ 1: "ones", 2: "twos", 3: "threes", 4: "fours", 5: "fives" }[picked as "1"]} costs`;
    return `${what} ${unit === "wins" ? `${number(100 * lost, 1)} points of win chance` : `${number(lost, 2)} worms`}`;
  },
});
