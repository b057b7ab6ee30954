// The kinds of mistakes of Tile rummy, as they stand in a table of what they cost, in German.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    draws: "Gezogen statt gelegt",
    "rearranges-less": "Den Tisch zu wenig umgebaut",
    "lays-less": "Weniger Steine gelegt, als gingen",
    "lays-more": "Steine gelegt, die besser geblieben wären",
  },
});
