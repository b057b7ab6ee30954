// What a decision has cost in practice, in Dutch.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ exact }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["linkerkolom", "middelste kolom", "rechterkolom"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `De ${where} kost ${points} procentpunt winkans`;
  },
});
