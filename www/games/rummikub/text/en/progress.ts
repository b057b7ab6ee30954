// The kinds of mistakes of Tile rummy, as they stand in a table of what they cost, in English.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    draws: "Drawing when tiles could go",
    "rearranges-less": "Rearranging the table too little",
    "lays-less": "Laying fewer tiles than could go",
    "lays-more": "Playing tiles that are better kept",
  },
});
