// Les règles à retenir des Osselets, en français.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Les Osselets\u00a0: règles à retenir · rollwise",
  strength: (share: number) =>
    `Gagne ${number(100 * share, 1)} parties sur 100 contre le meilleur ordinateur, qui calcule deux dés d’avance.`,
  worth: "Ce que valent un, deux et trois cinq dans une colonne",
  example: "Un 5 à côté d’un 2, qui retire deux cinq\u00a0: 5 + 2 × 20 − 6 = 39.",
  rules: {
    "twice-their-loss":
      "Prends la colonne qui compte le plus\u00a0: ce que tu gagnes, plus deux fois ce que l’adversaire perd, moins 6 par dé que tu y as.",
    "no-early-pair": "Deux dés au plus sur ton plateau\u00a0: n’en mets aucun avec son égal.",
    "fewest-opposite": "À égalité\u00a0: là où il reste le moins de points à l’adversaire.",
    "last-square": "Plus qu’une case vide sur un plateau\u00a0: retire le plus de dés, sinon rejoins le plus d’égaux.",
    "least-danger":
      "À égalité\u00a0: additionne ce qui y reste à l’adversaire et ce qu’un seul dé peut alors te prendre de plus qu’avant\u202f; le moins est le mieux.",
    "most-gain": "Toujours à égalité\u00a0: là où tu gagnes le plus.",
  },
});
