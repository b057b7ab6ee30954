// The kinds of mistakes of Solitaire Dice, as they stand in a table of what they cost, in French.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "new-reject": "Écarter un nouveau numéro trop tôt",
    "old-reject": "Ne pas écarter de nouveau numéro",
    "opens-more": "Commencer trop de sommes",
    "opens-less": "Commencer trop peu de sommes",
    "other-reject": "Écarter le mauvais dé",
    "other-sums": "Cocher les mauvaises sommes",
  },
});
