// What is asked at a first visit, in Spanish.

import { startWords as shellWords } from "../../../../shell/text/es/start.ts";
import type * as English from "../en/start.ts";
import { playerWords } from "./players.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Toca tus cinco dados: verás qué descartar y cómo emparejar el resto para sumar más puntos.",
  paper: "Jugar en papel",
  paperHint: "Con dados de verdad: toca cada tirada y marca lo que elijas.",
  thrown: "Tirar los dados aquí",
  thrownHint: "La app tira; tú eliges.",
  others: "Jugar contra el ordenador",
  othersHint: "Las mismas tiradas para todos, cada uno en su hoja.",
  strength: (by, score) => `${playerWords(by).how} ${score} puntos de media.`,
};
