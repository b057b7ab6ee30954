// What the dialogs, the menu, the undo list and the help of several games say alike, in English: loaded with them.

/** Who rolls. */
const THROWS = { typed: "entered", page: "rolled by the app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords = {
  // Players
  throws: THROWS,
  seats: {
    add: "Add a player",
    nameOf: (nth: number) => `Name of player ${nth + 1}`,
    more: (name: string) => `${name}: more`,
    whoStarts: "Who starts",
    moveUp: "Move up",
    remove: "Remove",
    /** Names that were typed before. */
    known: "Known names",
    start: "Start",
    done: "Done",
  },

  // Settings
  gameName: "Name of the game",

  // The undo list
  givenUp: "Game given up",
  diceThrown: (throws: keyof typeof THROWS) => `Dice ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords = {
  helpRules: "The rules",
  helpUse: "How to use this page",
  helpMore: "How to read the numbers, and all keys, on one page",
  helpUndo: "Undo goes back as far as you like; hold it for a list, which has Redo as well.",
};
