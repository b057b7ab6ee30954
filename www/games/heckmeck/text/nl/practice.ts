// What a decision has cost in practice, in Dutch.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";

const WHAT: Record<string, string> = {
  roll: "Verder gooien kost",
  stop: "Stoppen kost",
  instead: "De andere tegel kiezen kost",
  fail: "De beurt opgeven kost",
  w: "De wormen pakken kost",
};

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost" | "question" | "hint"> => ({
  question: (unit) => (unit === "wins" ? "Wat wint het vaakst?" : "Wat levert de meeste wormen op?"),
  hint: (unit) =>
    unit === "worms" ? "Een afgepakte tegel telt zwaarder, omdat een andere speler hem kwijtraakt." : "",
  cost({ picked, lost, unit }) {
    const what =
      WHAT[picked] ??
      `De ${{ 1: "enen", 2: "tweeën", 3: "drieën", 4: "vieren", 5: "vijven" }[picked as "1"]} pakken kost`;
    return `${what} ${unit === "wins" ? `${number(100 * lost, 1)} procentpunt winkans` : `${number(lost, 2)} wormen`}`;
  },
});
