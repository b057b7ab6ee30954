// What the keys do, in French.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Le tour",
    rows: [
      { keys: ["1", "6"], range: true, does: "Saisir un dé" },
      { keys: ["⌫"], does: "Enlever le dernier, ou celui que tu as choisi d’écarter" },
      { keys: ["R"], does: "Faire lancer les dés par l’appli" },
      { keys: ["B"], does: "Cocher le meilleur choix, si le conseil s’affiche avant que tu coches" },
      { keys: ["N"], does: "Faire continuer les autres aussitôt" },
    ],
  },
  {
    title: "Une rangée de la feuille",
    rows: [
      { keys: ["→", "↑"], does: "Ajouter une croix" },
      { keys: ["←", "↓"], does: "Enlever une croix" },
      { keys: ["Début"], does: "Enlever toutes les croix" },
      { keys: ["Fin"], does: "Remplir la rangée" },
    ],
  },
];
