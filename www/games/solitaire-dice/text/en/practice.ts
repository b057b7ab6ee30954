// What a decision has cost in practice, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";

export const practiceWords = ({ number, plural }: Formats): Pick<PracticeWords, "cost"> => ({
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Free ride" : `Reject ${reject}`} with ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: that costs ${points} ${plural(Math.round(lost), "point", "points")}`;
  },
});
