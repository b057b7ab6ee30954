// What a decision has cost in practice, in French.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Tour gratuit" : `Écarter ${reject}`} avec ${sums.join("+")}`;
    const points = number(lost);
    return `${what}\u00a0: cela coûte ${points} ${plural(Math.round(lost), "point", "points")}`;
  },
});
