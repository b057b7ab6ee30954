// The position on screen as the example of what the numbers mean.

import { ownOutlook, ownShare } from "./own.ts";
import type { Analysis, State } from "./types.ts";

export type Example = ReturnType<typeof exampleOf>;

/** @param isHidden whether the player decides alone */
export function exampleOf({ toMove, roll }: State, analysis: Analysis | null, isHidden: boolean = false) {
  const answer = isHidden ? null : (analysis?.found?.answer ?? null);
  const others = answer?.columns.filter(({ column }) => column !== answer.best) ?? [];
  const shares = others.map(({ outlook }) => outlook?.share ?? 0);
  const outlook = answer?.value ? ownOutlook(toMove, answer.value) : null;
  return {
    side: toMove,
    roll,
    share: outlook?.share ?? null,
    tie: outlook?.tie ?? null,
    difference: outlook?.difference ?? null,
    best: answer?.best ?? null,
    next: shares.length > 0 ? ownShare(toMove, Math.max(...shares)) : null,
    depth: answer?.depth ?? null,
    isProved: answer?.proof === "proved",
    isRough: answer?.values === "rule" && answer.proof !== "proved",
    mine: analysis?.scores.mine.total ?? 0,
    theirs: analysis?.scores.theirs.total ?? 0,
  };
}
