// Toutes les phrases des pages de règles à retenir, en français.

import type { Bound } from "../../by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Sans l’appli",
    back: "Retour au jeu",
    howMany: "Combien de règles\u00a0?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Une règle" : `${number(count)}\u00a0règles`),
    how: "Suis les règles dans l’ordre. Une règle additionne quelque chose pour chaque choix qui reste et garde les meilleurs\u00a0; la suivante choisit parmi ceux-là. Si sa condition n’est pas remplie, on la saute.",
    onlyWhile: (conditions: string[]) => `Seulement tant que ${list(conditions)}\u00a0:`,
    /** "+3 ×": how often something counts. */
    times: (times: number) => `${signed(times, 0)}\u00a0×`,
    keepMost: (within: number) =>
      within === 0 ? "Garde le plus haut." : `Garde le plus haut, et ce qui est au plus ${number(within)} en dessous.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Ne garde que ${number(bound.number)} ou plus, s’il y en a.`
        : `Ne garde que ${number(bound.number)} ou moins, s’il y en a.`,
    without: (value: string) => `Sans cette règle\u00a0: ${value}`,
    examplesTitle: "Par exemple",
    noExample: "Dans les parties examinées, cette règle n’a jamais décidé seule.",
    frontierTitle: "Plus de règles, meilleur jeu",
    rulesColumn: "Règles",
    print: "Imprimer la carte",
  };
};
