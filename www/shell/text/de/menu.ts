// What the menu, what it leads to and the list of moves to undo say, in German. They are loaded when one of them is opened.

import type { Formats } from "../../model/format.ts";
import type * as English from "../en/menu.ts";

export const menuWords = ({ number, plural }: Formats): ReturnType<typeof English.menuWords> => ({
  // The menu
  practice: "Üben",
  progress: "Wie gut spiele ich?",
  evenings: "Spielabende",
  byHeart: "Regeln zum Merken",
  settings: "Einstellungen",
  about: "Über die App",

  // Settings
  theme: "Darstellung",
  themes: { system: "System", light: "hell", dark: "dunkel" },
  themeHint: "„System“ richtet sich nach deinem Gerät.",
  vibration: "Vibrieren, wenn etwas genommen oder gelegt wird",
  houseRules: "Hausregeln",

  // Share
  share: "Teilen",
  sharePosition: "Diese Stellung teilen",
  copyLink: "Link zur Stellung kopieren",
  code: "QR-Code: Link zu dieser Stellung",
  codeHint: "Scanne ihn mit der Kamera eines anderen Handys: Dort öffnet sich die Stellung, neben dem eigenen Spiel.",
  noCode: "Der Link zu dieser Stellung ist zu lang für einen QR-Code. Kopiere ihn stattdessen.",

  // About
  lab: "Labor: tausende Partien auf einmal",
  asText: "Steine als Text",
  keys: "Tasten",
  speed: "Rechentempo auf diesem Gerät",
  solver: "Wie der Rechner arbeitet und wie stark er ist",
  file: "Gespeichertes Spiel",
  save: "Als Datei speichern",
  load: "Aus Datei laden",
  fileHint: "Die Würfel, der Tisch, die Züge, die Hausregeln und die Einstellungen.",
  fileLabel: "Datei eines gespeicherten Spiels",
  saved: (name: string) => `Als ${name} gespeichert.`,
  loaded: (name: string) => `${name} ist geladen. „Rückgängig“ holt dein voriges Spiel zurück.`,
  notReadable: (name: string, reason: string) => `${name} ließ sich nicht laden (${reason}); geändert hat sich nichts.`,
  fileErrors: {
    large: ({ bytes, most }: { bytes: number; most: number }) =>
      `die Datei hat ${number(bytes)} Bytes, ein gespeichertes Spiel hat höchstens ${number(most)}`,
    empty: () => "die Datei ist leer",
    foreign: () => "das ist kein gespeichertes Spiel",
    json: () => "das ist kein gespeichertes Spiel: kein JSON",
    game: ({ game, expected }: { game: string; expected: string }) => `das Spiel darin ist ${game}, nicht ${expected}`,
    format: ({ format, read }) => `die Datei hat das Format ${format}; diese Seite liest das Format ${read}`,
    state: () => "der Inhalt ist beschädigt",
    parts: ({ problems }: { problems: string[] }) => `diese Teile sind nicht lesbar: ${problems.join(", ")}`,
  },
  offline: "Läuft offline · ohne Konto",

  // The undo list
  undoList: "Rückgängig",
  undoListHint: "Tippe auf einen Zug, um ihn und alles danach rückgängig zu machen. „Wiederholen“ holt alles zurück.",
  nothingToUndo: "Es gibt nichts rückgängig zu machen.",
  byShell: {
    file: "Gespeichertes Spiel geöffnet",
    link: "Link geöffnet",
    tab: "In einem anderen Tab gespielt",
    trial: "Ab einer früheren Stelle weitergespielt",
  },
  movesAgo: (nth: number) => `vor ${number(nth)} ${plural(nth, "Zug", "Zügen")}`,
});
