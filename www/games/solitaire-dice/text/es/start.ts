// What is asked at a first visit, in Spanish.

import { startWords as shellWords } from "../../../../shell/text/es/start.ts";
import type * as English from "../en/start.ts";

/** How strong a player is: its average score, as it is written. */
const averageOf = (score: string) => `${score} puntos de media.`;

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Toca tus cinco dados: verás qué descartar y cómo emparejar el resto para sumar más puntos.",
  paper: "Jugar en papel",
  paperHint: "Con dados de verdad: toca cada tirada y marca lo que elijas.",
  thrown: "Tirar los dados aquí",
  thrownHint: "La app tira; tú eliges.",
  others: "Jugar contra el ordenador",
  othersHint: "Las mismas tiradas para todos, cada uno en su hoja.",
  /**
   * How each level plays, and how strong that is.
   * @param averages their average scores, as they are written
   */
  strengths: (averages) => ({
    weak: `Saca el máximo de puntos de cada tirada. ${averageOf(averages.weak)}`,
    medium: `Sopesa los puntos de ahora y lo que está por venir. ${averageOf(averages.medium)}`,
    strong: `Sigue una regla sencilla. ${averageOf(averages.strong)}`,
    strongest: `Se guía por la puntuación final esperada: el más fuerte de aquí. ${averageOf(averages.strongest)}`,
  }),
};
