// What the dialogs say, in English: those of a tile and of the players, the menu, the undo list.

import type { Strategy } from "#modules/heckmeck";
import { standardDialogWords } from "../../../../shell/text/en/standard-dialogs.ts";
import { facesOf, sign } from "../../model/dice.ts";
import { worms } from "../../model/tiles.ts";
import type { Name, Rules } from "../../model/types.ts";
import { adviceWords } from "./advice.ts";
import type { GameWords } from "./details.ts";
import { called, inside } from "./names.ts";
import { whose } from "./persons.ts";

export type DialogWords = ReturnType<typeof dialogWords>;

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS: Record<keyof Rules, string> = {
  turnDownWithNothingToReturn:
    "When a turn fails, the highest tile on the grill is turned over even if the player had no tile to return. Turn this off to follow the rule sheet to the letter.",
  alwaysTurnDown: "For a shorter game: even when the highest tile is the one just returned.",
  compulsorySteal: "A player who ends on exactly another player's top tile must steal it, not take one from the grill.",
  anyLowerTile:
    "Where the tile of your total is not on the grill, you may take any lower one there, not just the next lower one.",
};

export function dialogWords(ofGame: GameWords) {
  const words = adviceWords(ofGame);
  const { settings, worms: wormCount } = words;
  const dice = (roll: number[]) => roll.map(sign).join(" ");

  return {
    ...words,
    ...standardDialogWords,

    // The dialog of a tile
    tileTitle: (tile: number) => `Tile ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Move it (the turn continues):",
    moveTyped: "Or move it (the turn continues):",
    toGrill: "To the grill",
    toStack: (name: Name) => `Onto ${whose(name)} stack`,
    toOut: "Face down, out of the game",

    // The dialog of the players
    playersHint: "In turn order. When a player leaves, their tiles go back to the grill.",
    whoPlays: (name: Name) => `Who plays for ${inside(name)}`,
    stack: (stack: number[]) => `tiles from the top: ${stack.toReversed().join(" ")}`,
    throwsLabel: settings.throws,

    // Settings
    bustLabel: settings.bust,
    bustHint: "By the rules it counts 0. Some calculators let it keep the score; their averages are too high.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Eight by the rules, fewer for a house rule. If more dice than that are already taken, the turn starts over.",
    gameNameHint: "The same game, by its German, English and Dutch names.",

    // The undo list
    undo: {
      turn: words.logged,
      newGame: words.newGame,
      givenUp: standardDialogWords.givenUp,
      newTurn: words.newTurn,
      goTo: "Went to an earlier turn",
      take: (roll: number[]) => `The take from ${dice(roll)}`,
      added: (name: Name) => `Added ${called(name)}`,
      removed: (name: Name) => `Removed ${called(name)}`,
      renamed: (was: Name, is: Name) => `Renamed ${called(was)} to ${called(is)}`,
      seats: (names: Name[]) => `New order: ${names.map(called).join(", ")}`,
      /** @param by a strategy, null for a person */
      plays: (name: Name, by: Strategy | null) =>
        `${called(name)}: ${by === null ? words.person : words.asComputer(words.strength(by))}`,
      toMove: (name: Name) => `${called(name)} to move`,
      houseRules: `${words.houseRules} changed`,
      tile: (tile: number) => `Moved tile ${tile}`,
      throws: standardDialogWords.diceThrown,
      diceInGame: (count: number) => `${words.die(count)} in the game`,
      bust: (bust: "scores-nothing" | "keeps-total") => `A bust ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (roll: number[]) => (roll.length > 0 ? `Dice: ${dice(roll)}` : "Cleared the dice"),
      taken: (counts: number[]) =>
        counts.some((count) => count > 0) ? `Taken dice: ${dice(facesOf(counts))}` : "No taken dice",
    },
  };
}
