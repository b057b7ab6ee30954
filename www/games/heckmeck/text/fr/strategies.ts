// What the computer's players are called, and how they play, in French, by their names for the solver. Loaded with what
// tells it.

import { levels } from "../../../../shell/text/fr/standard.ts";
import type * as English from "../en/strategies.ts";

/** What they are called: those at a level by that, the others by their way to play. */
export const STRATEGY_NAMES: typeof English.STRATEGY_NAMES = {
  "best-to-win": levels.strongest,
  "best-in-worms": levels.strong,
  "rule-1": levels.weak,
  "rule-2": "Règle 2\u00a0: le plus de points",
  "rule-3": "Règle 3\u00a0: vers d’abord",
  "rule-4": "Règle 4\u00a0: vers dès le troisième lancer",
  "rule-5": levels.medium,
  random: "Hasard",
};

export const HOW: typeof English.HOW = {
  "best-to-win":
    "Joue pour gagner la partie\u00a0: regarde les chances de gagner après chaque résultat de son tour, apprises de parties contre lui-même.",
  "best-in-worms": "Joue pour le plus de vers ce tour-ci.",
  "rule-1":
    "Prend la face la plus haute\u00a0: les vers avant les 5, les 5 avant les 4. S’arrête dès que cela rapporte un pickomino.",
  "rule-2": "Prend la face qui rapporte le plus de points. S’arrête dès que cela rapporte un pickomino.",
  "rule-3": "Prend les vers s’il peut, sinon le plus de points. S’arrête dès que cela rapporte un pickomino.",
  "rule-4":
    "Prend les vers dès le troisième lancer, sinon le plus de points. S’arrête dès que cela rapporte un pickomino.",
  "rule-5":
    "Prend les vers dès le troisième lancer, sinon le plus de points. S’arrête quand les vers à gagner et ceux du dessus de sa pile font deux ou plus.",
  random: "Joue au hasard parmi tous les coups permis.",
};
