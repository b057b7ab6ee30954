// What the dialogs say, in English: that of the players, the menu, the undo list.

import { playerWords } from "./en-players.js";

/** @typedef {import("../model/types.d.ts").State} State */
/** @typedef {ReturnType<typeof dialogWords>} DialogWords */

/** Who rolls. */
const THROWS = { typed: "entered", page: "rolled by the app" };

/** @param {import("./en.js").Words} words */
export function dialogWords(words) {
  const { formats, settings, capital, markShort } = words;
  const { number } = formats;
  return {
    ...words,

    // The players
    playersHint: "Everyone uses the same rolls, each on a sheet of their own, until their own game ends.",
    addLabel: "Another player",
    noPlayer: "Add a player …",
    addHint: "Anyone who joins later starts with a copy of your sheet.",
    player: (/** @type {string} */ by) => playerWords(by).name,
    how: (/** @type {string} */ by) => playerWords(by).how,
    whoPlays: (/** @type {number} */ nth) => `Player ${number(nth + 2)}`,
    removePlayer: (/** @type {string} */ by) => `Remove ${playerWords(by).name}`,
    throwsLabel: settings.dice,
    throws: THROWS,
    throwsHint: "The link carries the dice: anyone who opens it gets the same rolls.",
    hintsLabel: "Advice",
    hintsPicks: { before: "before you mark", after: "after it", none: "none" },
    hintsHint: "After it: only what a choice cost you. None: see Moves after the game.",

    // The menu
    openingLabel: settings.opening,
    openings: { any: "any rejects", different: "three different" },
    openingHint:
      "Three different: the first three turns must reject three different numbers, as in Can't Stop Express. That costs about 53 points on average.",
    gameName: "Name of the game",
    gameNameHint:
      "The game has several names. If you choose Can't Stop Express before the first turn, its opening rule is set as well: three different rejects.",
    playersMenuHint: "Who else plays, who rolls, and when you get advice.",
    openPlayers: "Choose players",
    lab: "Lab",
    openLab: "Open the Lab",
    labHint: "Compare ways to play over thousands of games.",
    speed: "Speed on this device",
    openSpeed: "Measure",
    keysTitle: "Keys",
    keys: "1 to 6: enter a die · Backspace: remove the last one · R: roll · B: mark the best choice · N: next move of the others · arrow keys on the sheet: add and remove marks · Ctrl Z: undo · Ctrl Y: redo.",

    // The undo list
    undo: {
      note: words.done,
      newGame: words.newGame,
      rolled: (/** @type {number[]} */ roll) => `Roll ${roll.join(" ")}`,
      noRoll: "Removed the dice",
      /** @param {number} sum @param {number} count */
      sum: (sum, count) => `Marks on ${number(sum)}: ${number(count)}`,
      /** @param {number} face @param {number} count */
      reject: (face, count) => `Rejects of ${number(face)}: ${number(count)}`,
      joins: (/** @type {string} */ by) => `${playerWords(by).name} joined`,
      leaves: (/** @type {string} */ by) => `${playerWords(by).name} left`,
      throws: (/** @type {State["throws"]} */ throws) => `Dice ${THROWS[throws]}`,
      opening: (/** @type {State["opening"]} */ opening) =>
        `${settings.opening}: ${opening === "any" ? "any rejects" : "three different"}`,
      mark: (/** @type {import("../model/types.d.ts").SheetMark} */ mark) => capital(markShort(mark)),
    },
  };
}
