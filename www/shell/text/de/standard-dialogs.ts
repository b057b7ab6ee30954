// What the dialogs, the menu, the undo list and the help of several games say alike, in German: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "eingetippt", page: "von der App" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  throws: THROWS,
  seats: {
    add: "Spieler hinzufügen",
    nameOf: (nth: number) => `Name von Spieler ${nth + 1}`,
    more: (name: string) => `${name}: mehr`,
    whoStarts: "Wer beginnt",
    moveUp: "Nach oben rücken",
    remove: "Entfernen",
    /** Names that were typed before. */
    known: "Bekannte Namen",
    start: "Los geht’s",
    done: "Fertig",
  },

  // Settings
  gameName: "Name des Spiels",

  // The undo list
  givenUp: "Spiel aufgegeben",
  diceThrown: (throws: keyof typeof THROWS) => `Würfel: ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "Die Regeln",
  helpUse: "So benutzt du diese Seite",
  helpMore: "Die Zahlen verstehen, mit allen Tasten auf einer Seite",
  helpUndo:
    "„Rückgängig“ geht so weit zurück, wie du willst; halte es gedrückt für eine Liste, auch mit „Wiederholen“.",
};
