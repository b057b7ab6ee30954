// The kinds of mistakes of Knucklebones, as they stand in a table of what they cost, in Spanish.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "removes-less": "Eliminar demasiado pocos dados",
    "removes-more": "Eliminar dados en mal momento",
    "matches-less": "No juntar dados iguales",
    "matches-more": "Juntar dados iguales en mal momento",
    other: "Otra columna equivocada",
  },
});
