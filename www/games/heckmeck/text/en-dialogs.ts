// What the dialogs say, in English: those of a tile and of the players, the menu, the undo list.

import { facesOf, sign } from "../model/dice.js";
import { worms } from "../model/tiles.js";
import { adviceWords } from "./en-advice.js";

/** @typedef {ReturnType<typeof dialogWords>} DialogWords */

/** Who rolls, as a choice and as it is undone. */
const THROWS = { typed: "entered", page: "rolled by the app" };

/** What the house rules change, by the names that the solver has for them. */
export const RULE_HINTS = {
  turnDownWithNothingToReturn:
    "When a turn fails, the highest tile on the grill is turned over even if the player had no tile to return. Turn this off to follow the rule sheet to the letter.",
  alwaysTurnDown: "For a shorter game: even when the highest tile is the one just returned.",
  compulsorySteal: "A player who ends on exactly another player's top tile must steal it, not take one from the grill.",
};

/** @param {import("./en-details.js").GameWords} ofGame */
export function dialogWords(ofGame) {
  const words = adviceWords(ofGame);
  const { settings, formats, worms: wormCount } = words;
  const { number } = formats;
  const dice = (/** @type {number[]} */ roll) => roll.map(sign).join(" ");

  const asComputer = (/** @type {string} */ strategy) => `computer: ${strategy}`;

  return {
    ...words,
    asComputer,

    // The dialog of a tile
    tileTitle: (/** @type {number} */ tile) => `Tile ${tile}, ${wormCount(worms(tile))}`,
    moveThrown: "Move it (the turn continues):",
    moveTyped: "Or move it (the turn continues):",
    toGrill: "To the grill",
    toStack: (/** @type {string} */ name) => `Onto ${name}'s stack`,
    toOut: "Face down, out of the game",

    // The dialog of the players
    playersHint: "In turn order. When a player leaves, their tiles go back to the grill.",
    addPlayer: "Add a player",
    nameOfPlayer: (/** @type {number} */ seat) => `Name of player ${seat + 1}`,
    seatEarlier: (/** @type {string} */ name) => `Move ${name} up`,
    remove: (/** @type {string} */ name) => `Remove ${name}`,
    isToMove: "to move",
    whoPlays: (/** @type {string} */ name) => `Who plays for ${name}`,
    noStack: "no tiles",
    stack: (/** @type {number[]} */ stack) => `tiles from the top: ${stack.toReversed().join(" ")}`,
    diceLabel: settings.throws,
    throws: THROWS,
    hintsLabel: "Advice on a person's turn",
    hintsPicks: { before: "before the move", after: "after it" },

    // The menu
    bustLabel: settings.bust,
    bustHint: "By the rules it counts 0. Some calculators let it keep the score; their averages are too high.",
    diceInGame: settings.dice,
    diceInGameHint:
      "Eight by the rules, fewer for a house rule. If more dice than that are already taken, the turn starts over.",
    gameName: "Name of the game",
    gameNameHint: "The same game, by its German, English and Dutch names.",
    lab: "Lab",
    openLab: "Open the Lab",
    labHint: "Thousands of games between the computer's players: who wins, and how often.",
    speed: "Speed on this device",
    measure: "Measure",
    measureHint: "Solves all 1,939 positions of a turn, with every evaluation.",
    measured: (/** @type {number} */ positions, /** @type {number} */ milliseconds) =>
      `${number(positions)} positions, every evaluation: ${number(milliseconds, 2)} ms.`,
    notLoaded: "The calculator is not available.",
    moreSpeed: "More measurements",
    keys: "Keys: 1 to 5 and w add a die, Backspace removes the last one. After a roll, the same keys take a face, and b takes the best choice. S: stop · R: roll · F: record a failed turn (advice) · N: new turn (odds) · Ctrl Z: undo · Ctrl Y: redo.",

    // The undo list
    undo: {
      turn: words.note,
      newGame: words.newGame,
      newTurn: words.newTurn,
      goTo: "Went to an earlier turn",
      take: (/** @type {number[]} */ roll) => `The take from ${dice(roll)}`,
      added: (/** @type {string} */ name) => `Added ${name}`,
      removed: (/** @type {string} */ name) => `Removed ${name}`,
      renamed: (/** @type {string} */ was, /** @type {string} */ is) => `Renamed ${was} to ${is}`,
      seats: (/** @type {string[]} */ names) => `New order: ${names.join(", ")}`,
      /** @param {string} name @param {string | null} by a strategy, null for a person */
      plays: (name, by) => `${name}: ${by === null ? words.person : asComputer(words.strategies[by].name)}`,
      toMove: (/** @type {string} */ name) => `${name} to move`,
      houseRules: `${words.houseRules} changed`,
      tile: (/** @type {number} */ tile) => `Moved tile ${tile}`,
      throws: (/** @type {"typed" | "page"} */ throws) => `Dice ${THROWS[throws]}`,
      diceInGame: (/** @type {number} */ count) => `${words.die(count)} in the game`,
      bust: (/** @type {"scores-nothing" | "keeps-total"} */ bust) => `A bust ${words.bustRules[bust]}`,
      /** Dice that were entered, rolled or taken away: as they lay then. */
      dice: (/** @type {number[]} */ roll) => (roll.length > 0 ? `Dice: ${dice(roll)}` : "Cleared the dice"),
      taken: (/** @type {number[]} */ counts) => `Taken dice: ${dice(facesOf(counts))}`,
    },
  };
}
