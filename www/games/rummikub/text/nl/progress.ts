// The kinds of mistakes of Tile rummy, as they stand in a table of what they cost, in Dutch.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    draws: "Gepakt in plaats van gelegd",
    "rearranges-less": "De tafel te weinig herschikt",
    "lays-less": "Minder stenen gelegd dan kon",
    "lays-more": "Stenen gelegd die je beter had bewaard",
  },
});
