// What is asked at a first visit, in Spanish.

import { standardWords } from "../../../../shell/text/es/standard.ts";
import { startWords as shellWords } from "../../../../shell/text/es/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Toca tus fichas: verás la mejor jugada y cómo ponerla.",
  rack: "Ayuda con mi atril",
  rackHint: "En una mesa de verdad: tus fichas, las combinaciones de la mesa y lo máximo que puedes jugar.",
  computer: standardWords.playComputer,
  computerHint: "Cuatro niveles, de débil a experto.",
  puzzle: "Resolver un puzle",
  puzzleHint: "Juega todas las fichas que puedas de un atril.",
  dealt: "La app reparte y guarda el pozo.",
  /** How each level plays. */
  ways: {
    weak: "Juega combinaciones de su atril y no reorganiza nada.",
    medium: "Juega todas las fichas que puede.",
    strong: "Juega todas las fichas que puede y guarda sus comodines.",
    strongest: "Guarda sus comodines y roba cuando así gana antes: el más fuerte de aquí.",
  },
};
