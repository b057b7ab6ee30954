// What is asked at a first visit, in Spanish.

import { standardWords } from "../../../../shell/text/es/standard.ts";
import { startWords as shellWords } from "../../../../shell/text/es/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Toca el dado que salga: verás tu probabilidad de ganar con cada columna y cuál es la mejor.",
  follow: "Seguir nuestra partida",
  followHint: "En la consola o con dados de verdad: dos toques por turno, tuyo o del rival.",
  computer: standardWords.playComputer,
  computerHint: "Cuatro niveles, de débil a experto.",
  setUp: "Preparar una posición",
  setUpHint: "Copia dos tableros en mitad de una partida.",
  /** How each level plays. */
  ways: {
    weak: "Elige cualquier columna.",
    medium: "Busca la mayor ventaja inmediata en puntos.",
    strong: "Mira cuatro dados por delante y cuenta los puntos.",
    strongest: "Mira cuatro dados por delante y juega a ganar: el más fuerte de aquí.",
  },
};
