// What the dialogs say, in Dutch: that of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import type * as English from "../en/dialogs.ts";
import type { Words } from "../en/words.ts";
import { computerInSentence } from "./pieces.ts";
import { playerWords } from "./players.ts";

const OPEN_COSTS = { 200: "−200", 150: "−150 (makkelijk)" };

export function dialogWords(words: Words): English.DialogWords {
  const { formats, settings } = words;
  const { number } = formats;
  const openings = { any: "vrij afleggen", different: "drie verschillende" };
  return {
    ...words,
    ...standardDialogWords,

    // The players
    playersHint: "Iedereen gebruikt dezelfde worpen, elk op een eigen blad, tot het eigen spel is afgelopen.",
    addLabel: "Een computer",
    noPlayer: "Computer toevoegen…",
    addHint: "Wie later meedoet, begint met een kopie van jouw blad.",
    player: (by) => playerWords(by).name,
    otherPlayers: "Andere spelers",
    how: (by) => playerWords(by).how,
    throwsLabel: settings.dice,
    throwsHint: "De dobbelstenen zitten in de link: wie die opent, krijgt dezelfde worpen.",

    // Settings
    openingLabel: settings.opening,
    openings,
    openingHint:
      "Drie verschillende: in de eerste drie beurten moet je drie verschillende getallen afleggen, zoals in Can’t Stop Express. Dat kost gemiddeld zo’n 53 punten.",
    openCostLabel: "Open sommen",
    openCosts: OPEN_COSTS,
    openCostHint:
      "Zoveel kost elke som met één tot vier kruisjes aan het eind. 200 staat op het officiële blad; daarvoor gelden ook de gemiddelden in de app. Met 150 is er alleen advies voor het gemiddelde, niet voor de kans op een score.",
    gameNameHint:
      "Het spel heeft verschillende namen. Kies je vóór de eerste beurt Can’t Stop Express, dan geldt ook de openingsregel daarvan: drie verschillende getallen afleggen.",

    // The picture of a position
    picture: { best: "Beste", idle: "Over", reject: "Afleggen" },

    // The undo list
    undo: {
      logged: words.done,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      sameRolls: words.sameRolls,
      rolled: (roll) => `Worp ${roll.join(" ")}`,
      noRoll: "Dobbelstenen verwijderd",
      sum: (sum, count) => `Kruisjes bij som ${number(sum)}: ${number(count)}`,
      reject: (face, count) => `Kruisjes bij afgelegde ${number(face)}: ${number(count)}`,
      joins: (by) => `${computerInSentence(by)} doet mee`,
      leaves: (by) => `${computerInSentence(by)} doet niet meer mee`,
      personJoins: (who) => `${words.called(who)} doet mee`,
      personLeaves: (who) => `${words.called(who)} doet niet meer mee`,
      throws: standardDialogWords.diceThrown,
      opening: (opening) => `${settings.opening}: ${openings[opening]}`,
      openCost: (cost) => `Open sommen: ${OPEN_COSTS[cost]}`,
    },
  };
}
