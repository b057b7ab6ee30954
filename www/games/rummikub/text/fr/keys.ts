// What the keys do, in French.

import type { KeyGroup } from "../../../../shell/game/contract.ts";

export const keys: KeyGroup[] = [
  {
    title: "Une tuile",
    rows: [
      {
        keys: ["R", "B", "N", "O"],
        does: "Sa couleur\u00a0: rouge, bleu, noir (aussi K), orange\u202f; plusieurs saisissent une série (R B N 5)",
      },
      { keys: ["0", "9"], range: true, does: "Puis son nombre, de 1 à 13" },
      { keys: ["Entrée"], does: "Finir le nombre 1, qui attend un second chiffre" },
      { keys: ["J"], does: "Un joker" },
      { keys: ["⌫"], does: "Oublier les couleurs déjà tapées" },
      {
        keys: ["←", "→", "↑", "↓"],
        does: "Aller de tuile en tuile sur la grille\u202f; la barre d’espace touche celle du cadre",
      },
    ],
  },
  {
    title: "À une vraie table",
    rows: [
      {
        keys: ["Entrée"],
        does: "Finir la combinaison (commencer la suivante la finit aussi), ou accepter la disposition proposée pour les tuiles des autres",
      },
      { keys: ["⌫"], does: "Reprendre la dernière tuile de la combinaison, ou celle du cadre" },
    ],
  },
  {
    title: "Contre l’ordinateur, et dans un défi",
    rows: [
      {
        keys: ["R", "B", "N", "O"],
        does: "Avec un nombre\u00a0: choisir cette tuile de ton chevalet, ou la remettre\u202f; saisir la tuile tirée d’une vraie pioche",
      },
      { keys: ["Entrée"], does: "Jouer ce que tu as choisi" },
      { keys: ["⌫"], does: "Remettre ce que tu as choisi ou déplacé" },
      { keys: ["D"], does: "Piocher, ou passer s’il ne reste plus de tuiles (pas dans un défi)" },
      { keys: ["N"], does: "Le coup suivant de l’ordinateur" },
    ],
  },
];
