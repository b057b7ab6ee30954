// What is asked at a first visit, in French.

import { startWords as shellWords } from "../../../../shell/text/fr/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Touche tes tuiles\u00a0: l’appli donne le meilleur coup, et comment le poser.",
  rack: "Aide pour mon chevalet",
  rackHint: "À une vraie table\u00a0: tes tuiles, les combinaisons de la table, et le maximum que tu peux jouer.",
  computer: shellWords.playComputer,
  computerHint: "Quatre niveaux, de faible à expert.",
  puzzle: "Résoudre un défi",
  puzzleHint: "Joue le plus de tuiles possible d’un chevalet donné.",
  dealt: "L’appli distribue et tient la pioche.",
  /** How each level plays. */
  ways: {
    weak: "Joue les combinaisons de son chevalet et ne réarrange rien.",
    medium: "Joue le plus de tuiles possible.",
    strong: "Joue le plus de tuiles possible et garde ses jokers.",
    strongest: "Garde ses jokers, et pioche quand cela gagne plus vite\u00a0: le plus fort ici.",
  },
};
