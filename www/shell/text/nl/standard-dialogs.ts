// What the dialogs, the menu, the undo list and the help of several games say alike, in Dutch: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "zelf ingevoerd", page: "gegooid door de app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  throws: THROWS,
  seats: {
    add: "Speler toevoegen",
    nameOf: (nth: number) => `Naam van speler ${nth + 1}`,
    more: (name: string) => `${name}: meer`,
    whoStarts: "Wie begint",
    moveUp: "Omhoog",
    remove: "Verwijderen",
    /** Names that were typed before. */
    known: "Bekende namen",
    start: "Beginnen",
    done: "Klaar",
  },

  // Settings
  gameName: "Naam van het spel",

  // The undo list
  givenUp: "Spel opgegeven",
  diceThrown: (throws) => `Dobbelstenen ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "De spelregels",
  helpUse: "Zo gebruik je deze pagina",
  helpMore: "Hoe je de getallen leest, en alle toetsen, op één pagina",
  helpUndo:
    "“Ongedaan maken” gaat terug zo ver je wilt; houd de knop ingedrukt voor een lijst, ook met “Opnieuw uitvoeren”.",
};
