// Every sentence of the shell, in English.

/**
 * A setting that a link tells: what the page calls it, where it has a name for it, and its key.
 * @param {string} key @param {Record<string, string>} names by their keys
 */
export const partOfLink = (key, names) => (Object.hasOwn(names, key) ? `“${names[key]}” (${key})` : key);

/** @param {import("../format.js").Formats} formats */
export const shellWords = ({ number, list, plural }) => ({
  // The header, and what leads to the list of games
  games: "All games",
  undo: "Undo",
  undoHint: "Undo; hold for a list",
  redo: "Redo",
  menu: "Menu",
  close: "Close",
  skipTo: { answer: "Skip to the answer", next: "Skip to the next step", details: "Skip to the details" },

  // Notices
  dismiss: "Dismiss",
  reload: "Reload",
  tryAgain: "Try again",
  newVersion: "A new version is ready.",
  useNewVersion: "Use it now",
  /** @param {string} reason */
  notOffline: (reason) => `This page can't be kept for use without a network: ${reason}`,
  tablesMissing: "Some tables could not be used; these numbers are solved on your device instead.",
  /** @param {string[]} problems */
  linkProblems: (problems) => `Part of this link could not be read and was left out: ${problems.join(", ")}.`,
  linked: "You opened a shared position. Your own game is safe.",
  backToOwn: "Back to my game",
  adopt: "Play on from here",
  notKept:
    "Nothing can be kept on this device: it is full, or the browser refuses. Your game lasts as long as this page is open.",
  notOfflineYet: "This site could not be kept for use without a network yet. Your next visit tries again.",
  restarted: "The calculator failed and had to start anew. Nothing you entered is lost.",
  /** @param {string} reason */
  notLoaded: (reason) => `This part of the page could not be loaded: ${reason}`,

  // The solver
  loading: "Loading the calculator …",
  noSolver: "The calculator could not be loaded.",
  slow: "it is taking long",
  /** @param {string} reason */
  nothingLost: (reason) => `Everything you entered is kept. (${reason})`,

  // The menu
  theme: "Light or dark",
  themes: { system: "system", light: "light", dark: "dark" },
  themeHint: "System follows your device.",
  share: "Share",
  copyLink: "Copy a link to this position",
  copied: "Copied.",
  notCopied: "The browser does not allow copying here.",
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
