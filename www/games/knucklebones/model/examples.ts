// The position on screen as the example of what the numbers mean.

import type { Analysis, State } from "./types.ts";

export type Example = ReturnType<typeof exampleOf>;

/** @param isHidden whether the player decides alone */
export function exampleOf({ toMove, roll }: State, analysis: Analysis | null, isHidden: boolean = false) {
  const answer = isHidden ? null : (analysis?.found?.answer ?? null);
  const others = answer?.columns.filter(({ column }) => column !== answer.best) ?? [];
  const shares = others.map(({ outlook }) => outlook?.share ?? 0);
  return {
    side: toMove,
    roll,
    share: answer?.value?.share ?? null,
    tie: answer?.value?.tie ?? null,
    difference: answer?.value?.difference ?? null,
    best: answer?.best ?? null,
    next: shares.length > 0 ? Math.max(...shares) : null,
    depth: answer?.depth ?? null,
    isProved: answer?.proof === "proved",
    isRough: answer?.values === "rule" && answer.proof !== "proved",
    mine: analysis?.scores.mine.total ?? 0,
    theirs: analysis?.scores.theirs.total ?? 0,
  };
}
