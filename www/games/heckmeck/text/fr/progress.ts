// The kinds of mistakes of Heckmeck, as they stand in a table of what they cost, in French.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "stops-early": "S’arrêter trop tôt",
    "rolls-on": "Relancer une fois de trop",
    "other-tile": "Choisir le mauvais pickomino",
    "leaves-worms": "Laisser les vers",
    "takes-worms": "Prendre les vers trop tôt",
    "takes-fewer": "Prendre trop peu de dés",
    "takes-more": "Prendre trop de dés",
    "takes-lower": "Prendre une face trop basse",
    "takes-higher": "Prendre une face trop haute",
  },
});
