// What is asked at a first visit, in French.

import { startWords as shellWords } from "../../../../shell/text/fr/start.ts";
import type * as English from "../en/start.ts";
import { playerWords } from "./players.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Touche tes cinq dés\u00a0: tu vois lequel écarter et comment réunir les autres pour le meilleur score.",
  paper: "Jouer sur papier",
  paperHint: "Avec de vrais dés\u00a0: saisis chaque lancer et coche ce que tu choisis.",
  thrown: "Lancer les dés ici",
  thrownHint: "L’appli lance\u202f; tu choisis.",
  others: "Jouer contre l’ordinateur",
  othersHint: "Les mêmes lancers pour tous, chacun sur sa feuille.",
  strength: (by, score) => `${playerWords(by).how} ${score} points en moyenne.`,
};
