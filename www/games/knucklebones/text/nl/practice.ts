// What a decision has cost in practice, in Dutch.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const where = ["linkerkolom", "middelste kolom", "rechterkolom"][Number(picked)];
    const points = number(100 * lost, 1);
    return `De ${where} kost ${points} procentpunt winkans`;
  },
});
