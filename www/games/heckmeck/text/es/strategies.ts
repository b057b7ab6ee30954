// What the computer's players are called, and how they play, in Spanish, by their names for the solver. Loaded with what tells it.

import { levels } from "../../../../shell/text/es/standard.ts";
import type * as English from "../en/strategies.ts";

/** What they are called: those at a level by that, the others by their way to play. */
export const STRATEGY_NAMES: typeof English.STRATEGY_NAMES = {
  "best-to-win": levels.strongest,
  "best-in-worms": levels.strong,
  "rule-1": levels.weak,
  "rule-2": "Regla 2: más puntos",
  "rule-3": "Regla 3: primero los gusanos",
  "rule-4": "Regla 4: gusanos desde la tercera tirada",
  "rule-5": levels.medium,
  random: "Azar",
};

export const HOW: typeof English.HOW = {
  "best-to-win":
    "Juega a ganar la partida: mira la probabilidad de ganar tras cada resultado de su turno, aprendida en partidas contra sí mismo.",
  "best-in-worms": "Busca el mayor número de gusanos en este turno.",
  "rule-1":
    "Aparta la cara más alta: gusanos antes que cincos, cincos antes que cuatros. Para en cuanto eso da una ficha.",
  "rule-2": "Aparta la cara que suma más puntos. Para en cuanto eso da una ficha.",
  "rule-3": "Aparta gusanos si puede y, si no, lo que suma más puntos. Para en cuanto eso da una ficha.",
  "rule-4": "Aparta gusanos desde la tercera tirada y, si no, lo que suma más puntos. Para en cuanto eso da una ficha.",
  "rule-5":
    "Aparta gusanos desde la tercera tirada y, si no, lo que suma más puntos. Para cuando los gusanos que ganaría y los de encima de su pila llegan a dos o más.",
  random: "Hace cualquier jugada legal, todas con la misma probabilidad.",
};
