// What the dialogs say, in English: that of the players, the menu, the undo list.

/** @typedef {import("../model/types.d.ts").State} State */
/** @typedef {ReturnType<typeof dialogWords>} DialogWords */

/** Who rolls. */
const THROWS = { typed: "entered", page: "rolled by the app" };

/** @param {import("./en.js").Words} words */
export function dialogWords(words) {
  const { who, person, asComputer, face, column, settings } = words;
  const whose = { mine: "your", theirs: "the opponent's" };
  return {
    ...words,

    // The players
    whoPlays: { mine: "Who plays for you", theirs: "Who plays for the opponent" },
    startsLabel: settings.starts,
    startsHint: "Takes effect next game, or now if the boards are empty.",
    throwsLabel: settings.dice,
    throws: THROWS,
    hintsLabel: "Against the computer, show the chances",
    hintsPicks: { before: "before your move", after: "after it" },

    // The menu
    playersHint: "Who plays each board, who starts, and who rolls.",
    openPlayers: "Choose players",
    lab: "Lab",
    openLab: "Open the Lab",
    labHint: "Play two players against each other in thousands of games.",
    keysTitle: "Keys",
    keys: "1 to 6: enter the die · Backspace: remove it · Q, W, E: place it on the left, in the middle, on the right · B: best column · R: roll, if the app rolls · N: computer's next move · Ctrl Z: undo · Ctrl Y: redo. In “Set up”, 1 to 6 pick the die to add.",

    // The undo list
    undo: {
      note: words.note,
      newGame: words.newGame,
      rolled: (/** @type {State["toMove"]} */ side, /** @type {number} */ die) => `${who[side]} rolled a ${face(die)}`,
      notRolled: "Took the die back",
      plays: (/** @type {State["toMove"]} */ side, /** @type {string | null} */ by) =>
        `${who[side]}: ${by === null ? person : asComputer(by)}`,
      throws: (/** @type {State["throws"]} */ throws) => `Dice ${THROWS[throws]}`,
      starts: (/** @type {State["toMove"]} */ side) => `${who[side]} ${side === "mine" ? "start" : "starts"}`,
      toMove: (/** @type {State["toMove"]} */ side) => `${who[side]} to move`,
      added: (/** @type {State["toMove"]} */ side, /** @type {number} */ nth, /** @type {number} */ die) =>
        `Added a ${face(die)} to ${whose[side]} ${column(nth)} column`,
      taken: (/** @type {State["toMove"]} */ side, /** @type {number} */ nth) =>
        `Removed a die from ${whose[side]} ${column(nth)} column`,
      cleared: "Cleared the boards",
    },
  };
}
