// What a decision has cost in practice, and why another one was the best, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { PracticeWords } from "../../../../shell/pages/practice/contract.ts";
import type { OwnReason } from "../../model/reason.ts";

/** What the game says in practice beside the kinds of mistakes. */
export interface Words extends Pick<PracticeWords, "cost"> {
  /** Why a choice was the best, where the game's page tells no reason. */
  reason(reason: OwnReason): string;
}

export const practiceWords = ({ exact, number, plural }: Formats): Words => ({
  reason(reason) {
    if (reason.kind === "goesOn")
      return "Best because the game goes on: after any other column, your opponent's next die ends it.";
    if (reason.kind === "reaches")
      return "Best because the die would fill any other column, and you could then remove nothing more opposite.";
    const { more, next } = reason;
    const points = (count: number) => `${number(count)} ${plural(count, "point", "points")}`;
    return `Best because one die can then cost you ${more === 0 ? "no more" : `only ${points(more)} more`} here than before; in any other column, at least ${number(next)} more.`;
  },
  cost({ picked, lost }) {
    const where = ["The left", "The middle", "The right"][Number(picked)];
    const points = exact(Math.round(1000 * lost) / 10);
    return `${where} column costs ${points} points of win chance`;
  },
});
