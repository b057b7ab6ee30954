// What is measured of Heckmeck, in French.

import type * as English from "../en/speed.ts";
import { STRATEGY_NAMES } from "./strategies.ts";
import { BUST_RULES } from "./words.ts";

const turnName = (turn: string) => turn || "rien de pris";

/** The measurements, by their keys. */
export const words: typeof English.words = () => ({
  structure: () => "Structure d’un tour à 8 dés",
  positions: (bust) => `Toutes les positions d’un tour à 8 dés, un lancer raté ${BUST_RULES[bust]}`,
  turn: (turn, withTables) => `Évaluer un tour, ${withTables ? "avec tables" : "sans tables"}\u00a0: ${turnName(turn)}`,
  advise: (turn) => `Conseil en vers\u00a0: ${turnName(turn)}`,
  win: (turn, deep) =>
    `Conseil pour gagner, ${deep === 1 ? "un tour" : "deux tours"} d’avance\u00a0: ${turnName(turn)}`,
  game: (best) =>
    `Une partie de ${STRATEGY_NAMES[best as keyof typeof STRATEGY_NAMES] ?? best} contre la règle 4, sa chance comprise`,
});
