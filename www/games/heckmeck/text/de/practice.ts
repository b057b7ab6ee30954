// What a decision has cost in practice, in German.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Weiterzuwürfeln kostet",
  stop: "Aufzuhören kostet",
  instead: "Die andere Portion zu wählen kostet",
  fail: "Den Zug aufzugeben kostet",
  w: "Die Würmer herauszulegen kostet",
};

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost" | "question" | "hint"> => ({
  question: (unit) => (unit === "wins" ? "Was gewinnt am öftesten?" : "Was bringt die meisten Würmer?"),
  hint: (unit) => (unit === "worms" ? "Eine geklaute Portion zählt mehr, weil ein anderer sie verliert." : ""),
  cost({ picked, lost, unit }) {
    const what =
      WHAT[picked] ??
      `Die ${{ 1: "Einsen", 2: "Zweien", 3: "Dreien", 4: "Vieren", 5: "Fünfen" }[picked as "1"]} herauszulegen kostet`;
    return `${what} ${unit === "wins" ? `${number(100 * lost, 1)} Prozentpunkte` : `${number(lost, 2)} Würmer`}`;
  },
});
