// The kinds of mistakes of Solitaire Dice, as they stand in a table of what they cost, in English.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "new-reject": "Rejecting a new number too early",
    "old-reject": "Not rejecting a new number",
    "opens-more": "Starting too many sums",
    "opens-less": "Starting too few sums",
    "other-reject": "Rejecting the wrong die",
    "other-sums": "Marking the wrong sums",
  },
});
