// What the menu and the list of moves to undo say, in English. They are loaded when one of them is opened.

/** @param {import("../format.js").Formats} formats */
export const menuWords = ({ number, list, plural }) => ({
  // The menu
  theme: "Light or dark",
  themes: { system: "system", light: "light", dark: "dark" },
  themeHint: "System follows your device.",
  share: "Share",
  copyLink: "Copy a link to this position",
  file: "Saved game",
  save: "Save to a file",
  load: "Load from a file",
  fileHint: "The dice, the table, the moves, the house rules and the settings.",
  fileLabel: "File of a saved game",
  /** @param {string} name */
  saved: (name) => `Saved as ${name}.`,
  /** @param {string} name */
  loaded: (name) => `Loaded ${name}. Undo brings back the game you had.`,
  /** @param {string} name @param {string} reason */
  notReadable: (name, reason) => `${name} could not be loaded, and nothing has changed: ${reason}.`,
  fileErrors: {
    large: (/** @type {any} */ { bytes, most }) =>
      `it has ${number(bytes)} bytes; a saved game has at most ${number(most)}`,
    empty: () => "it is empty",
    foreign: () => "it is not a saved game",
    json: () => "it is not a saved game (not JSON)",
    game: (/** @type {any} */ { game, expected }) => `it is a game of ${game}, not of ${expected}`,
    format: (/** @type {any} */ { format, formats }) =>
      `it has format ${format}; this page reads formats ${list(formats.map(String))}`,
    state: () => "its contents are damaged",
    parts: (/** @type {any} */ { problems }) => `these parts can't be read: ${problems.join(", ")}`,
  },
  offline: "Works offline · no account",

  // The undo list
  undoList: "Undo",
  undoListHint: "Tap a move to undo it and everything after it. Redo brings them back.",
  nothingToUndo: "There is nothing to undo.",
  /** @param {number} nth */
  movesAgo: (nth) => `${number(nth)} ${plural(nth, "move", "moves")} ago`,
});
