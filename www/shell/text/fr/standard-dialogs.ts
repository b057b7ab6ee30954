// What the dialogs, the menu, the undo list and the help of several games say alike, in French: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "saisis", page: "lancés par l’appli" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  throws: THROWS,
  seats: {
    add: "Ajouter un joueur",
    nameOf: (nth: number) => `Nom du joueur ${nth + 1}`,
    more: (name: string) => `${name}\u00a0: plus`,
    whoStarts: "Qui commence",
    moveUp: "Monter",
    remove: "Retirer",
    /** Names that were typed before. */
    known: "Noms connus",
    start: "C’est parti",
    done: "Terminé",
  },

  // Settings
  gameName: "Nom du jeu",

  // The undo list
  givenUp: "Partie abandonnée",
  diceThrown: (throws) => `Dés ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Les règles",
  helpUse: "Se servir de cette page",
  helpMore: "Comment lire les chiffres, et toutes les touches, sur une page",
  helpUndo:
    "«\u00a0Annuler\u00a0» remonte aussi loin que tu veux\u202f; un appui long ouvre la liste, avec «\u00a0Rétablir\u00a0».",
};
