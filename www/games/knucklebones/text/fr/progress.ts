// The kinds of mistakes of Knucklebones, as they stand in a table of what they cost, in French.

import type { Kind } from "../../model/decided.ts";

export const progressWords = (): { kinds: Record<Kind, string> } => ({
  kinds: {
    "removes-less": "Retirer trop peu de dés",
    "removes-more": "Retirer des dés au mauvais moment",
    "matches-less": "Ne pas réunir de dés identiques",
    "matches-more": "Réunir des dés identiques au mauvais moment",
    other: "Une autre mauvaise colonne",
  },
});
