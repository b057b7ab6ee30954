// Toutes les phrases des pages de règles à retenir, en français.

import type { Bound } from "../../pages/by-heart/rule.ts";
import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number, list, signed }) => {
  return {
    title: "Règles à retenir",
    back: "Retour au jeu",
    howMany: "Combien de règles\u202f?",
    number: (count: number) => number(count),
    rules: (count: number) => (count === 1 ? "Une règle" : `${number(count)}\u00a0règles`),
    how: "Suis les règles dans l’ordre. Chaque règle note les choix qui restent et ne laisse que les meilleurs à la suivante. Saute une règle si sa condition n’est pas remplie.",
    rate: "Note chaque choix\u00a0:",
    when(conditions: string[]) {
      const all = list(
        conditions.map((condition) => (condition.startsWith("il ") ? `s’${condition}` : `si ${condition}`)),
      );
      return `S${all.slice(1)}\u00a0:`;
    },
    /** "+3": how much something counts. */
    times: (times: number) => signed(times, 0),
    keepMost: (within: number) =>
      within === 0
        ? "Garde les meilleurs."
        : `Garde les meilleurs, et ceux qui ont au plus ${number(within)} de moins.`,
    keepWhere: (bound: Bound) =>
      bound.kind === "at-least"
        ? `Garde ceux qui ont ${number(bound.number)} ou plus\u202f; s’il n’y en a pas, garde tout.`
        : `Garde ceux qui ont ${number(bound.number)} ou moins\u202f; s’il n’y en a pas, garde tout.`,
    without: (value: string) => `Sans cette règle\u00a0: ${value}`,
    examplesTitle: "Par exemple",
    frontierTitle: "Plus de règles, meilleur jeu",
    rulesColumn: "Règles",
    print: "Imprimer la carte",
    next: "Ce qu’une règle laisse ouvert, la suivante le décide.",
    practise: "S’entraîner",
  };
};
