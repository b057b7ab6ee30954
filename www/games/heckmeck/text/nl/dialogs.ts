// What the dialogs say, in Dutch: those of a tile and of the players, the menu, the undo list.

import { standardDialogWords } from "../../../../shell/text/nl/standard-dialogs.ts";
import { facesOf, sign } from "../../model/dice.ts";
import { worms } from "../../model/tiles.ts";
import type { GameWords } from "../en/details.ts";
import type * as English from "../en/dialogs.ts";
import { adviceWords } from "./advice.ts";
import { called, does, inside, isYou } from "./names.ts";
import { owned } from "./pieces.ts";

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS: typeof English.RULE_HINTS = {
  turnDownWithNothingToReturn:
    "Als een beurt mislukt, wordt de hoogste tegel van de rij omgedraaid, ook als de speler geen tegel had om terug te leggen. Zet dit uit om de spelregels letterlijk te volgen.",
  alwaysTurnDown: "Voor een korter spel: ook als de hoogste tegel juist is teruggelegd.",
  compulsorySteal:
    "Wie precies op de bovenste tegel van een andere speler uitkomt, moet die afpakken en mag er geen uit de rij pakken.",
  anyLowerTile:
    "Ligt de tegel van je totaal niet in de rij, dan mag je elke lagere uit de rij pakken, niet alleen de eerstvolgende.",
};

export function dialogWords(ofGame: GameWords): English.DialogWords {
  const words = adviceWords(ofGame);
  const { settings, worms: wormCount } = words;
  const dice = (roll: number[]) => roll.map(sign).join(" ");

  return {
    ...words,
    ...standardDialogWords,

    // The dialog of a tile
    tileTitle: (tile) => `Tegel ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Verplaatsen (de beurt gaat door):",
    moveTyped: "Of verplaatsen (de beurt gaat door):",
    toGrill: "Naar de rij",
    toStack: (name) => `Op ${owned(name, "stapel")}`,
    toOut: "Omgedraaid, uit het spel",

    // The dialog of the players
    playersHint: "Op volgorde van beurt. Gaat een speler weg, dan gaan diens tegels terug naar de rij.",
    whoPlays: (name) => `Wie voor ${inside(name)} speelt`,
    stack: (stack) => `tegels, de bovenste eerst: ${stack.toReversed().join(" ")}`,
    throwsLabel: settings.throws,

    // Settings
    bustLabel: settings.bust,
    bustHint:
      "Volgens de regels telt die als 0. Sommige rekenhulpen laten de punten staan; hun gemiddelden zijn te hoog.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Acht volgens de regels, minder bij een huisregel. Zijn er al meer dobbelstenen gepakt, dan begint de beurt opnieuw.",
    gameNameHint: "Hetzelfde spel, onder de Duitse, Engelse of Nederlandse naam.",

    // The undo list
    undo: {
      turn: words.logged,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      newTurn: words.newTurn,
      goTo: "Naar een eerdere beurt gegaan",
      take: (roll) => `Gepakt uit ${dice(roll)}`,
      added: (name) => `${called(name)} toegevoegd`,
      removed: (name) => `${called(name)} verwijderd`,
      renamed: (was, is) => `${called(was)} heet nu ${called(is)}`,
      seats: (names) => `Nieuwe volgorde: ${names.map(called).join(", ")}`,
      /** @param by a strategy, null for a person */
      plays: (name, by) => `${called(name)}: ${by === null ? words.person : words.asComputer(words.strength(by))}`,
      toMove: (name) => (isYou(name) ? "Jij bent aan de beurt" : `${does(name, "is", "bent")} aan de beurt`),
      houseRules: "Huisregels veranderd",
      tile: (tile) => `Tegel ${tile} verplaatst`,
      throws: standardDialogWords.diceThrown,
      diceInGame: (count) => `${words.die(count)} in het spel`,
      bust: (bust) => `Een mislukte worp ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (roll) => (roll.length > 0 ? `Dobbelstenen: ${dice(roll)}` : "Dobbelstenen gewist"),
      taken: (counts) =>
        counts.some((count) => count > 0)
          ? `Gepakte dobbelstenen: ${dice(facesOf(counts))}`
          : "Geen gepakte dobbelstenen",
    },
  };
}
