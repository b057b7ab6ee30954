// What the dialogs, the menu, the undo list and the help of several games say alike, in Dutch: loaded with them.

import type * as English from "../en/standard-dialogs.ts";

/** Who rolls. */
const THROWS = { typed: "zelf ingevoerd", page: "gegooid door de app" };

/** What dialogs, the menu and the details say, which come later. */
export const standardDialogWords: typeof English.standardDialogWords = {
  // Players
  openPlayers: "Spelers kiezen",
  throws: THROWS,

  // The menu
  gameName: "Naam van het spel",
  practice: "Oefenen",
  openPractice: "Oefenen",
  openProgress: "Hoe goed speel ik?",
  openEvenings: "Spelavonden",
  practiceHint: "Je eigen fouten en situaties uit partijen van de computer: vijf kosten je een minuut.",
  byHeart: "Zonder de app",
  openByHeart: "Regels om te onthouden",
  byHeartHint: "Goed spelen zonder telefoon: korte regels en een kaart om af te drukken.",
  lab: "Lab",
  openLab: "Lab openen",
  speed: "Snelheid op dit apparaat",
  measure: "Meten",

  // The undo list
  givenUp: "Spel opgegeven",
  diceThrown: (throws) => `Dobbelstenen ${THROWS[throws]}`,
};

/** What the help of every game says. */
export const standardHelpWords: typeof English.standardHelpWords = {
  helpRules: "De spelregels",
  helpUse: "Zo gebruik je deze pagina",
  helpMore: {
    title: "Meer lezen",
    players: "Hoe je de getallen leest, en alle toetsen, op één pagina",
    developers: "Hoe de app rekent, en hoe sterk die speelt",
  },
  helpUndo:
    "“Ongedaan maken” gaat terug zo ver je wilt; houd de knop ingedrukt voor een lijst, ook met “Opnieuw uitvoeren”.",
};
