// The kinds of mistakes of Tile rummy, as they stand in a table of what they cost, in French.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    draws: "Piocher au lieu de poser",
    "rearranges-less": "Ne pas assez réarranger la table",
    "lays-less": "Poser moins de tuiles que possible",
    "lays-more": "Poser des tuiles qu’il valait mieux garder",
  },
});
