// What a decision has cost in practice, in Spanish.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Tirada libre" : `Descarte ${reject}`} con ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: cuesta ${points} ${plural(Math.round(lost), "punto", "puntos")}`;
  },
});
