// What the menu, what it leads to and the list of moves to undo say, in English. They are loaded when one of them is opened.

import type { Formats } from "../../model/format.ts";

export const menuWords = ({ number, plural }: Formats) => ({
  // The menu
  practice: "Practise",
  progress: "How am I doing?",
  evenings: "Evenings",
  byHeart: "Rules to remember",
  settings: "Settings",
  about: "About",

  // Settings
  theme: "Light or dark",
  themes: { system: "system", light: "light", dark: "dark" },
  themeHint: "System follows your device.",
  vibration: "Vibrate when something is taken or placed",
  houseRules: "House rules",

  // Share
  share: "Share",
  sharePosition: "Share this position",
  copyLink: "Copy a link to this position",
  code: "QR code: link to this position",
  codeHint: "Scan it with another phone’s camera: the position opens there, beside that phone’s own game.",
  noCode: "The link to this position is too long for a QR code. Copy it instead.",

  // About
  lab: "Lab: thousands of games at once",
  asText: "Tiles as text",
  keys: "Keys",
  speed: "Speed on this device",
  solver: "How the solver works, and how strong it is",
  file: "Saved game",
  save: "Save to a file",
  load: "Load from a file",
  fileHint: "The dice, the table, the moves, the house rules and the settings.",
  fileLabel: "File of a saved game",
  saved: (name: string) => `Saved as ${name}.`,
  loaded: (name: string) => `Loaded ${name}. Undo brings back the game you had.`,
  notReadable: (name: string, reason: string) => `${name} could not be loaded, and nothing has changed: ${reason}.`,
  fileErrors: {
    large: ({ bytes, most }: { bytes: number; most: number }) =>
      `it has ${number(bytes)} bytes; a saved game has at most ${number(most)}`,
    empty: () => "it is empty",
    foreign: () => "it is not a saved game",
    json: () => "it is not a saved game (not JSON)",
    game: ({ game, expected }: { game: string; expected: string }) => `it is a game of ${game}, not of ${expected}`,
    format: ({ format, read }: { format: unknown; read: number }) =>
      `it has format ${format}; this page reads format ${read}`,
    state: () => "its contents are damaged",
    parts: ({ problems }: { problems: string[] }) => `these parts can't be read: ${problems.join(", ")}`,
  },
  offline: "Works offline · no account",

  // The undo list
  undoList: "Undo",
  undoListHint: "Tap a move to undo it and everything after it. Redo brings them back.",
  nothingToUndo: "There is nothing to undo.",
  byShell: {
    file: "Opened a saved game",
    link: "Opened a link",
    tab: "Played in another tab",
    trial: "Played on from an earlier decision",
  },
  movesAgo: (nth: number) => `${number(nth)} ${plural(nth, "move", "moves")} ago`,
});
