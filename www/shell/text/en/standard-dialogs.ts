// What the dialogs, the menu, the undo list and the help of several games say alike, in English: loaded with them.

/** Who rolls. */
const THROWS = { typed: "entered", page: "rolled by the app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords = {
  // Players
  openPlayers: "Choose players",
  throws: THROWS,

  // The menu
  gameName: "Name of the game",
  practice: "Practice",
  openPractice: "Practise",
  openProgress: "How am I doing?",
  openEvenings: "Evenings",
  practiceHint: "Your own mistakes, and positions from the computer’s games: five take a minute.",
  byHeart: "Without the page",
  openByHeart: "Rules to remember",
  byHeartHint: "Play well with the phone put away: short rules, and a card to print.",
  lab: "Lab",
  openLab: "Open the Lab",
  speed: "Speed on this device",
  measure: "Measure",

  // The undo list
  givenUp: "Game given up",
  diceThrown: (throws: keyof typeof THROWS) => `Dice ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords = {
  helpRules: "The rules",
  helpUse: "How to use this page",
  helpMore: {
    title: "Read more",
    players: "How to read the numbers, and all keys, on one page",
    developers: "How the solver works, and how strong it is",
  },
  helpUndo: "Undo goes back as far as you like; hold it for a list, which has Redo as well.",
};
