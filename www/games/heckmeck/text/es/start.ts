// What is asked at a first visit, in Spanish.

import { standardWords } from "../../../../shell/text/es/standard.ts";
import { startWords as shellWords } from "../../../../shell/text/es/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Toca tus dados: verás la probabilidad de cada resultado con cada opción, y cuál es la mejor.",
  score: "Llevar la cuenta de una partida",
  scoreHint: "Quién tiene cada ficha, la probabilidad de ganar de cada uno y un consejo para cada tirada.",
  computer: standardWords.playComputer,
  computerHint: "Cuatro niveles, de débil a experto.",
  odds: "Consultar probabilidades",
  oddsHint: "Qué probabilidad tiene un total con los dados que te quedan.",
  /** How each level plays. */
  ways: {
    weak: "Aparta la cara más alta y para en cuanto tiene una ficha.",
    medium: "Busca el máximo de puntos y para cuando hay bastante en juego.",
    strong: "En cada turno busca el mayor número de gusanos.",
    strongest: "Juega a ganar la partida: el más fuerte de aquí.",
  },
};
