// The kinds of mistakes of Solitaire Dice, as they stand in a table of what they cost, in Spanish.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "new-reject": "Descartar un número nuevo demasiado pronto",
    "old-reject": "No descartar un número nuevo",
    "opens-more": "Empezar demasiadas sumas",
    "opens-less": "Empezar demasiado pocas sumas",
    "other-reject": "Descartar el dado equivocado",
    "other-sums": "Marcar las sumas equivocadas",
  },
});
