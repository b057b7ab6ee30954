// What is asked at a first visit, in French.

import { startWords as shellWords } from "../../../../shell/text/fr/start.ts";
import type * as English from "../en/start.ts";

/** How strong a player is: its average score, as it is written. */
const averageOf = (score: string) => `${score} points en moyenne.`;

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Touche tes cinq dés\u00a0: tu vois lequel écarter et comment réunir les autres pour le meilleur score.",
  paper: "Jouer sur papier",
  paperHint: "Avec de vrais dés\u00a0: saisis chaque lancer et coche ce que tu choisis.",
  thrown: "Lancer les dés ici",
  thrownHint: "L’appli lance\u202f; tu choisis.",
  others: "Jouer contre l’ordinateur",
  othersHint: "Les mêmes lancers pour tous, chacun sur sa feuille.",
  /**
   * How each level plays, and how strong that is.
   * @param averages their average scores, as they are written
   */
  strengths: (averages) => ({
    weak: `Prend le plus de points à chaque lancer. ${averageOf(averages.weak)}`,
    medium: `Met en balance les points immédiats et ceux à venir. ${averageOf(averages.medium)}`,
    strong: `Suit une règle simple. ${averageOf(averages.strong)}`,
    strongest: `Se fie au score final attendu\u00a0: le plus fort ici. ${averageOf(averages.strongest)}`,
  }),
};
