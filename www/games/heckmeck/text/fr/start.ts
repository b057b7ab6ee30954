// What is asked at a first visit, in French.

import { startWords as shellWords } from "../../../../shell/text/fr/start.ts";
import type * as English from "../en/start.ts";

export const startWords: typeof English.startWords = {
  ...shellWords,
  line: "Saisis tes dés\u00a0: tu vois les chances de chaque résultat avec chaque choix, et quel choix est le meilleur.",
  score: "Suivre notre partie",
  scoreHint: "Qui a quel pickomino, les chances de gagner de chacun, et un conseil à chaque lancer.",
  computer: shellWords.playComputer,
  computerHint: "Quatre niveaux, de faible à expert.",
  odds: "Voir les chances",
  oddsHint: "Les chances d’un total avec les dés qu’il te reste.",
  /** How each level plays. */
  ways: {
    weak: "Prend la face la plus haute et s’arrête dès qu’il a un pickomino.",
    medium: "Prend le plus de points et s’arrête quand l’enjeu suffit.",
    strong: "Joue chaque tour pour le plus de vers.",
    strongest: "Joue pour gagner la partie\u00a0: le plus fort ici.",
  },
};
