// What a decision has cost in practice, and why another one was the best, in English.

import type { Formats } from "../../../../shell/format.ts";
import type { PracticeWords } from "../../../../shell/practice/contract.ts";
import type { Reason } from "../../model/reason.ts";

/** What the game says in practice beside the kinds of mistakes. */
export interface Words extends Pick<PracticeWords, "cost"> {
  /** Why a choice was the best, where the game's page tells no reason. */
  reason(reason: Exclude<Reason, "safe">): string;
}

export const practiceWords = ({ exact }: Formats): Words => ({
  reason: (kind) =>
    ({
      risks: "Best because it puts fewer of your points at risk than any other column.",
      reaches: "Best because the die would fill any other column, and you could then remove fewer points opposite.",
    })[kind],
  cost({ picked, lost }) {
    const where = ["The left", "The middle", "The right"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `${where} column costs ${points} points of win chance`;
  },
});
