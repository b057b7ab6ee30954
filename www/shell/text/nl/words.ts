// Every sentence of the shell, in Dutch.

import type { Reason } from "../../host/reasons.ts";
import { capital } from "../capital.ts";
import type * as English from "../en/words.ts";

/**
 * A setting that a link tells: what the page calls it, where it has a name for it, and its key.
 * @param names by their keys
 */
export const partOfLink: typeof English.partOfLink = (key, names) =>
  Object.hasOwn(names, key) ? `“${names[key]}” (${key})` : key;

/** Why something could not be had, as a part of a sentence. */
export function why(reason: Reason): string {
  if (reason.kind === "other") return `“${reason.said}”`;
  return {
    offline: "er is geen internetverbinding",
    unreachable: "de server gaf geen antwoord",
    damaged: "een bestand is beschadigd",
    refused: "de browser staat het niet toe",
    slow: "het duurt te lang",
    unsupported:
      "deze browser heeft geen WebAssembly, of een te oude versie; in de isolatiemodus helpt een uitzondering voor deze site, anders een nieuwere browser",
  }[reason.kind];
}

export const shellWords: typeof English.shellWords = {
  // The header, and what leads to the list of games
  games: "Alle spellen",
  undo: "Ongedaan maken",
  undoHint: "Ongedaan maken; ingedrukt houden voor een lijst",
  hint: "Hint",
  redo: "Opnieuw uitvoeren",
  menu: "Menu",
  close: "Sluiten",
  howToPlay: "Zo speel je",
  skipTo: {
    answer: "Naar het antwoord",
    next: "Naar de volgende stap",
    details: "Naar de details",
  },

  // Notices
  dismiss: "Verbergen",
  reload: "Opnieuw laden",
  tryAgain: "Opnieuw proberen",
  tablesMissing:
    "Sommige tabellen waren niet te gebruiken; deze getallen worden in plaats daarvan op je apparaat berekend.",
  linkProblems: (problems) => `Een deel van deze link was niet te lezen en is weggelaten: ${problems.join(", ")}.`,
  /** What is shown beside the own game. */
  beside: {
    own: null,
    linked: "Je hebt een gedeelde spelsituatie geopend. Je eigen spel blijft bewaard.",
    trial: "Je probeert een eerdere keuze opnieuw. Je spel blijft bewaard.",
    practised: "Je bent aan het oefenen. Je eigen spel blijft bewaard.",
  },
  backToOwn: "Terug naar mijn spel",
  backToPractice: "Terug naar oefenen",
  adopt: "Vanaf hier verder spelen",
  notLoaded: (reason) => `Dit deel van de pagina kon niet worden geladen: ${why(reason)}.`,

  // The details
  details: "Details",
  partFailed: (reason) => `Dit deel kon niet worden geladen. (${why(reason)})`,
  backTo: "Terug tot hier",
  tryAgainOf: (decision) => `${capital(decision)} opnieuw proberen:`,

  // The solver
  loading: "Rekenmodule laden…",
  noSolver: "De rekenmodule kon niet worden geladen.",
  solverFailed: "De rekenmodule liep vast op deze spelsituatie.",
  nothingLost: (reason) => `Alles wat je hebt ingevoerd, is bewaard. (${why(reason)})`,
  pleaseReport: (reason) =>
    `Alles wat je hebt ingevoerd, is bewaard. Dit is een fout in de pagina; meld die alsjeblieft als “${reason}”.`,

  // Computers that play
  paceLabel: "Tempo van de computer",
  paces: { step: "stap", slow: "rustig", normal: "vlot", fast: "snel" },
  next: "Verder",
  goOn: "Verder",
  anotherGame: "Nog een spel",

  // Copying
  copied: "Gekopieerd.",
  notCopied: "De browser staat kopiëren hier niet toe.",
};
