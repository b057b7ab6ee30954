// What the keys do, in French.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Jouer",
    rows: [
      { keys: ["1", "6"], range: true, does: "Saisir le dé" },
      { keys: ["⌫"], does: "L’effacer" },
      { keys: ["R"], does: "Lancer, si l’appli lance les dés" },
      { keys: ["Q"], does: "Placer le dé à gauche" },
      { keys: ["W"], does: "Le placer au milieu" },
      { keys: ["E"], does: "Le placer à droite" },
      { keys: ["B"], does: "Le placer dans la meilleure colonne, si les chances s’affichent avant ton coup" },
      { keys: ["N"], does: "Faire continuer l’ordinateur aussitôt" },
    ],
  },
  {
    title: "Préparer",
    rows: [{ keys: ["1", "6"], range: true, does: "Choisir le dé à mettre" }],
  },
];
