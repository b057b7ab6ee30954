// What the dialogs, the menu, the undo list and the help of several games say alike, in French: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "saisis", page: "lancés par l’appli" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  openPlayers: "Choisir les joueurs",
  throws: THROWS,

  // The menu
  gameName: "Nom du jeu",
  practice: "S’entraîner",
  openPractice: "S’entraîner",
  openProgress: "Où j’en suis",
  openEvenings: "Soirées",
  practiceHint: "Tes erreurs et des positions tirées de parties de l’ordinateur\u00a0: cinq prennent une minute.",
  byHeart: "Sans l’appli",
  openByHeart: "Règles à retenir",
  byHeartHint: "Bien jouer sans le téléphone\u00a0: des règles courtes et une carte à imprimer.",
  lab: "Labo",
  openLab: "Ouvrir le Labo",
  speed: "Vitesse sur cet appareil",
  measure: "Mesurer",

  // The undo list
  givenUp: "Partie abandonnée",
  diceThrown: (throws) => `Dés ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Les règles",
  helpUse: "Se servir de cette page",
  helpMore: {
    title: "En savoir plus",
    players: "Comment lire les chiffres, et toutes les touches, sur une page",
    developers: "Comment fonctionne le calculateur, et sa force de jeu",
  },
  helpUndo:
    "«\u00a0Annuler\u00a0» remonte aussi loin que tu veux\u202f; un appui long ouvre la liste, avec «\u00a0Rétablir\u00a0».",
};
