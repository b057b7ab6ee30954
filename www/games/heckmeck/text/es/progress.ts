// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in Spanish.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "Parar demasiado pronto",
    "rolls-on": "Seguir tirando demasiado",
    "other-tile": "Elegir la ficha equivocada",
    "leaves-worms": "Dejar los gusanos",
    "takes-worms": "Apartar los gusanos demasiado pronto",
    "takes-fewer": "Apartar demasiado pocos dados",
    "takes-more": "Apartar demasiados dados",
    "takes-lower": "Apartar un número demasiado bajo",
    "takes-higher": "Apartar un número demasiado alto",
  },
});
