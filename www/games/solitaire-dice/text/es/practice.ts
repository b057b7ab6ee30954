// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number, plural, list }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const both = list(sums);
    const what = reject === "0" ? both : `${reject} fuera, ${both}`;
    const points = number(lost);
    return `${what}: cuesta ${points} ${plural(Math.round(lost), "punto", "puntos")}`;
  },
});
