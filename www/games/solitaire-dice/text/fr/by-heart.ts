// Les règles à retenir de Solitaire Dice, en français.

import type * as English from "../en/by-heart.ts";

export const byHeartWords: typeof English.byHeartWords = ({ number }) => ({
  documentTitle: "Solitaire Dice\u00a0: règles à retenir · rollwise",
  strength: (points: number) => `${number(points)} points en moyenne.`,
  worth: "Ce que vaut chaque croix à partir de la sixième",
  rules: {
    "all-the-game":
      "N’ouvre que 4, 6, 7, 8 et 10\u202f; n’écarte que 1, 2, 6 ou que 1, 5, 6\u00a0: fais-y le moins d’exceptions possible. Ouvre plutôt 5 et 9 que 2, 3, 11 et 12. Ensuite\u00a0: le numéro écarté qui a le moins de croix, peu de croix après la cinquième, des sommes loin de 7.",
    "late-rejects":
      "Dès le dixième dé écarté\u00a0: le numéro qui a le moins de croix\u202f; ouvrir une somme compte pour trois croix.",
    "late-marks":
      "Dès le 16ᵉ dé écarté\u00a0: d’abord les quatrièmes et cinquièmes croix, puis le plus de points tout de suite.",
    "good-numbers":
      "N’ouvre que 4, 6, 7, 8 et 10\u202f; n’écarte que 1, 2, 6 ou que 1, 5, 6\u00a0: fais-y le moins d’exceptions possible. Ouvre plutôt 5 et 9 que 2, 3, 11 et 12.",
    "fresh-rejects": "Écarte le moins possible de 3 et de 4\u202f; puis aucun numéro qui a déjà trois croix.",
    "far-from-seven": "Peu de croix après la cinquième, puis des sommes loin de 7.",
  },
});
