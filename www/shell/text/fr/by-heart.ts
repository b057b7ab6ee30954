// Toutes les phrases des pages de règles à retenir, en français.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  title: "Règles à retenir",
  back: "Retour au jeu",
  howMany: "Combien de règles\u202f?",
  number: (count: number) => number(count),
  rules: (count: number) => (count === 1 ? "Une règle" : `${number(count)}\u00a0règles`),
  print: "Imprimer la carte",
  next: "Ce qu’une règle laisse ouvert, la suivante le décide.",
  practise: "S’entraîner",
});
