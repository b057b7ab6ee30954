// What is measured of Heckmeck, in Dutch.

import type * as English from "../en/speed.ts";
import { BUST_RULES } from "./words.ts";

const turnName = (turn: string) => turn || "niets gepakt";

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  structure: () => "Opbouw van een beurt met 8 dobbelstenen",
  positions: (bust) => `Elke situatie in een beurt met 8 dobbelstenen; een mislukte worp ${BUST_RULES[bust]}`,
  turn: (turn, withTables) => `evaluateTurn, ${withTables ? "met tabellen" : "zonder tabellen"}: ${turnName(turn)}`,
  advise: (turn) => `advise: ${turnName(turn)}`,
  win: (turn, deep) => `advise om te winnen, ${deep === 1 ? "één beurt" : "twee beurten"} diep: ${turnName(turn)}`,
  game: (best) => `Eén partij van ${best} tegen rule-4, met het geluk erbij`,
});
