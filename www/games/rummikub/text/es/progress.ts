// The kinds of mistakes of Tile rummy, as they stand in a table of what they cost, in Spanish.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    draws: "Robar en vez de jugar fichas",
    "rearranges-less": "Reorganizar demasiado poco la mesa",
    "lays-less": "Jugar menos fichas de las posibles",
    "lays-more": "Jugar fichas que convenía guardar",
  },
});
