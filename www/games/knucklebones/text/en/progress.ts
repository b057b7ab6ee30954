// The kinds of mistakes of Knucklebones, as they stand in a table of what they cost, in English.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "removes-less": "Removing too few dice",
    "removes-more": "Removing dice at the wrong time",
    "matches-less": "Not matching equal dice",
    "matches-more": "Matching equal dice at the wrong time",
    other: "Another wrong column",
  },
});
