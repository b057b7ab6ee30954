// The one reason for the best move, where one stands out: that it rearranges the table.

import type { Analysis } from "./types.ts";

/** What rearranging brings: tiles that go more than by adding to the table alone, and those that go by adding. */
export interface Why {
  more: number;
  adding: number;
}

/** Null where the move only adds to the table, or something better is not ruled out. */
export function whyBest({ answer, plan, adding }: Pick<Analysis, "answer" | "plan" | "adding">): Why | null {
  if (!plan || !answer?.proved || adding === null) return null;
  const more = plan.move.tiles - adding;
  return more > 0 ? { more, adding } : null;
}
