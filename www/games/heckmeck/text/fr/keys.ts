// What the keys do, in French.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Le lancer",
    rows: [
      { keys: ["1", "5"], range: true, does: "Saisir un dé" },
      { keys: ["W", "6"], does: "Saisir un ver" },
      { keys: ["⌫"], does: "Effacer le dernier dé" },
      { keys: ["R"], does: "Lancer, si l’appli lance les dés\u202f; sinon, aller là où on les saisit" },
    ],
  },
  {
    title: "Une fois tous les dés saisis",
    rows: [
      { keys: ["1", "5"], range: true, does: "Prendre tous les dés de cette face" },
      { keys: ["W", "6"], does: "Prendre les vers" },
      { keys: ["B"], does: "Faire le meilleur choix, si le conseil s’affiche avant le coup" },
    ],
  },
  {
    title: "Le tour",
    rows: [
      { keys: ["S"], does: "S’arrêter" },
      {
        keys: ["F"],
        does: "Noter un tour raté (seulement dans une partie, avec des dés que tu saisis)",
      },
      { keys: ["N"], does: "Commencer un nouveau tour (seulement avec «\u00a0Voir les chances\u00a0»)" },
    ],
  },
];
