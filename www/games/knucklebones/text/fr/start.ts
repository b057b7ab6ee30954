// What is asked at a first visit, in French.

import { startWords as shellWords } from "../../../../shell/text/fr/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Touche le dé lancé\u00a0: tu vois tes chances de gagner avec chaque colonne, et laquelle est la meilleure.",
  follow: "Suivre notre partie",
  followHint: "Sur console ou avec de vrais dés\u00a0: deux appuis par tour, pour toi comme pour l’adversaire.",
  computer: shellWords.playComputer,
  computerHint: "Quatre niveaux, de faible à expert.",
  setUp: "Préparer une position",
  setUpHint: "Recopie deux plateaux en cours de partie.",
  /** How each level plays. */
  ways: {
    weak: "Choisit n’importe quelle colonne.",
    medium: "Prend la plus grande avance immédiate en points.",
    strong: "Anticipe quatre dés et compte les points.",
    strongest: "Anticipe quatre dés et joue pour gagner\u00a0: le plus fort ici.",
  },
};
