// What the dialogs, the menu, the undo list and the help of several games say alike, in German: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "eingetippt", page: "von der App" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  openPlayers: "Spieler wählen",
  throws: THROWS,

  // The menu
  gameName: "Name des Spiels",
  practice: "Üben",
  openPractice: "Üben",
  openProgress: "Wie gut spiele ich?",
  openEvenings: "Spielabende",
  practiceHint: "Eigene Fehler und Stellungen aus Partien des Computers: Fünf dauern eine Minute.",
  byHeart: "Ohne die App",
  openByHeart: "Regeln zum Merken",
  byHeartHint: "Auch ohne Handy gut spielen: kurze Regeln und eine Karte zum Drucken.",
  lab: "Labor",
  openLab: "Labor öffnen",
  speed: "Rechentempo auf diesem Gerät",
  measure: "Messen",

  // The undo list
  givenUp: "Spiel aufgegeben",
  diceThrown: (throws: keyof typeof THROWS) => `Würfel: ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Die Regeln",
  helpUse: "So benutzt du diese Seite",
  helpMore: {
    title: "Mehr dazu",
    players: "Die Zahlen verstehen, mit allen Tasten auf einer Seite",
    developers: "Wie der Rechner arbeitet und wie stark er ist",
  },
  helpUndo:
    "„Rückgängig“ geht so weit zurück, wie du willst; halte es gedrückt für eine Liste, auch mit „Wiederholen“.",
};
