// What is measured of Pickomino, in Spanish.

import type { Strategy } from "#modules/heckmeck";
import type * as English from "../en/speed.ts";
import { STRATEGY_NAMES } from "./strategies.ts";
import { BUST_RULES } from "./words.ts";

const turnName = (turn: string) => turn || "nada apartado";

const nameOf = (best: string) => (best in STRATEGY_NAMES ? STRATEGY_NAMES[best as Strategy] : best);

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  structure: () => "Estructura de un turno de 8 dados",
  positions: (bust) => `Todas las posiciones de un turno de 8 dados; una tirada fallida ${BUST_RULES[bust]}`,
  turn: (turn, withTables) => `evaluateTurn, ${withTables ? "con tablas" : "sin tablas"}: ${turnName(turn)}`,
  advise: (turn) => `advise: ${turnName(turn)}`,
  win: (turn, deep) => `advise para ganar, a ${deep === 1 ? "un turno" : "dos turnos"}: ${turnName(turn)}`,
  game: (best) => `Una partida de ${nameOf(best)} contra la regla 4, midiendo también su suerte`,
});
