// Every sentence of the shell, in German.

import type { Reason } from "../../host/reasons.ts";
import { capital } from "../capital.ts";
import type * as English from "../en/words.ts";

/**
 * A setting that a link tells: what the page calls it, where it has a name for it, and its key.
 * @param names by their keys
 */
export const partOfLink = (key: string, names: Record<string, string>) =>
  Object.hasOwn(names, key) ? `„${names[key]}“ (${key})` : key;

/** Why something could not be had, as a part of a sentence. */
export function why(reason: Reason): string {
  if (reason.kind === "other") return `„${reason.said}“`;
  return {
    offline: "es gibt keine Netzverbindung",
    unreachable: "der Server hat nicht geantwortet",
    damaged: "eine Datei ist beschädigt",
    refused: "der Browser erlaubt es nicht",
    slow: "es dauert zu lange",
    unsupported:
      "diesem Browser fehlt WebAssembly, oder seines ist zu alt; im Blockierungsmodus hilft eine Ausnahme für diese Website, sonst ein neuerer Browser",
  }[reason.kind];
}

export const shellWords: English.ShellWords = {
  // The header, and what leads to the list of games
  games: "Alle Spiele",
  undo: "Rückgängig",
  undoHint: "Rückgängig; für eine Liste gedrückt halten",
  hint: "Tipp",
  redo: "Wiederholen",
  menu: "Menü",
  close: "Schließen",
  howToPlay: "So geht’s",
  skipTo: {
    answer: "Direkt zur Antwort",
    next: "Direkt zum nächsten Schritt",
    details: "Direkt zu den Details",
  },

  // Notices
  dismiss: "Ausblenden",
  reload: "Neu laden",
  tryAgain: "Erneut versuchen",
  tablesMissing: "Einige Tabellen waren unbrauchbar; dein Gerät rechnet diese Zahlen selbst aus.",
  linkProblems: (problems: string[]) =>
    `Ein Teil dieses Links war nicht lesbar und wurde weggelassen: ${problems.join(", ")}.`,
  /** What is shown beside the own game. */
  beside: {
    own: null,
    linked: "Du hast eine geteilte Stellung geöffnet. Dein eigenes Spiel bleibt erhalten.",
    trial: "Du spielst eine frühere Stelle noch einmal. Dein Spiel bleibt erhalten.",
    practised: "Du übst gerade. Dein eigenes Spiel bleibt erhalten.",
  },
  backToOwn: "Zurück zu meinem Spiel",
  backToPractice: "Zurück zum Üben",
  adopt: "Ab hier weiterspielen",
  notLoaded: (reason: Reason) => `Dieser Teil der Seite ließ sich nicht laden: ${capital(why(reason))}.`,

  // The details
  details: "Details",
  partFailed: (reason: Reason) => `Dieser Teil ließ sich nicht laden (${why(reason)}).`,
  backTo: "Hierher zurück",
  tryAgainOf: (decision: string) => `${decision} noch einmal spielen:`,

  // The solver
  loading: "Rechner wird geladen …",
  noSolver: "Der Rechner ließ sich nicht laden.",
  solverFailed: "Der Rechner ist an dieser Stellung gescheitert.",
  nothingLost: (reason: Reason) => `Alle deine Eingaben sind noch da (${why(reason)}).`,
  pleaseReport: (reason: string) =>
    `Alle deine Eingaben sind noch da. Das ist ein Fehler der Seite: Bitte melde ihn als „${reason}“.`,

  // Computers that play
  paceLabel: "Tempo des Computers",
  paces: { step: "einzeln", slow: "ruhig", normal: "flott", fast: "rasch" },
  next: "Weiter",
  goOn: "Weiter",
  anotherGame: "Noch ein Spiel",

  // Copying
  copied: "Kopiert.",
  notCopied: "Der Browser erlaubt hier kein Kopieren.",
};
