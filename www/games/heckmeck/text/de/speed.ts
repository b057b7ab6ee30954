// What is measured of Heckmeck, in German.

import type { Strategy } from "#modules/heckmeck";
import type * as English from "../en/speed.ts";
import { STRATEGY_NAMES } from "./strategies.ts";
import { BUST_RULES } from "./words.ts";

const turnName = (turn: string) => turn || "nichts herausgelegt";

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  structure: () => "Aufbau eines Zuges mit 8 Würfeln",
  positions: (bust: keyof typeof BUST_RULES) =>
    `Alle Stellungen eines Zuges mit 8 Würfeln; ein Fehlwurf ${BUST_RULES[bust]}`,
  turn: (turn: string, withTables: boolean) =>
    `evaluateTurn, ${withTables ? "mit" : "ohne"} Tabellen: ${turnName(turn)}`,
  advise: (turn: string) => `advise: ${turnName(turn)}`,
  win: (turn: string, deep: number) =>
    `advise auf Sieg, ${deep === 1 ? "einen Zug" : "zwei Züge"} tief: ${turnName(turn)}`,
  game: (best: string) => `Eine Partie von ${STRATEGY_NAMES[best as Strategy]} gegen Regel 4, mit ihrem Würfelglück`,
});
