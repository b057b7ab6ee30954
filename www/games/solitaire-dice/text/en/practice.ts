// What a decision has cost in practice, and why another one was the best, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";
import type { Reason } from "../../model/reason.ts";

/** What the game says in practice beside the kinds of mistakes. */
export interface Words extends Pick<PracticeWords, "cost"> {
  /** Why a choice was the best, where the game's page tells no reason. */
  reason(reason: Reason): string;
}

export const practiceWords = ({ number, plural, list }: Formats): Words => ({
  reason(why) {
    if (why.kind === "towards")
      return `Best because it adds ${number(why.count)} ${plural(why.count, "mark to a sum that already has", "marks to sums that already have")} one to four; the next best adds ${why.next === 0 ? "none" : `only ${number(why.next)}`}.`;
    const [sums, next] = [why.sums, why.next].map((one) => list(one.map(String)));
    return `Best because it marks ${sums}, which ${plural(why.sums.length, "comes", "come")} less often than the next best's ${next}.`;
  },
  cost({ picked, lost }) {
    const [reject, ...sums] = picked.split("-");
    const what = `${reject === "0" ? "Free ride" : `Reject ${reject}`} with ${sums.join("+")}`;
    const points = number(lost);
    return `${what}: that costs ${points} ${plural(Math.round(lost), "point", "points")}`;
  },
});
