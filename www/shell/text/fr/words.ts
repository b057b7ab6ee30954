// Every sentence of the shell, in French.

import type { Reason } from "../../host/reasons.ts";
import type * as English from "../en/words.ts";

export const partOfLink: typeof English.partOfLink = (key, names) =>
  Object.hasOwn(names, key) ? `«\u00a0${names[key]}\u00a0» (${key})` : key;

export function why(reason: Reason) {
  if (reason.kind === "other") return `«\u00a0${reason.said}\u00a0»`;
  return {
    offline: "il n’y a pas de réseau",
    unreachable: "le serveur n’a pas répondu",
    damaged: "un fichier est endommagé",
    refused: "le navigateur ne le permet pas",
    slow: "cela prend trop de temps",
    unsupported:
      "ce navigateur n’a pas WebAssembly, ou une version trop ancienne\u00a0; en mode Isolement, il faut une exception pour ce site, sinon un navigateur plus récent",
  }[reason.kind];
}

export const shellWords: English.ShellWords = {
  // The header, and what leads to the list of games
  games: "Tous les jeux",
  undo: "Annuler",
  undoHint: "Annuler\u202f; appui long pour la liste",
  hint: "Indice",
  redo: "Rétablir",
  menu: "Menu",
  close: "Fermer",
  howToPlay: "Comment jouer",
  skipTo: { answer: "Aller à la réponse", next: "Aller à l’étape suivante", details: "Aller aux détails" },

  // Notices
  dismiss: "Masquer",
  reload: "Recharger",
  tryAgain: "Réessayer",
  tablesMissing: "Certaines tables de calcul sont inutilisables\u202f; ces chiffres sont calculés sur ton appareil.",
  linkProblems: (problems) => `Ce lien n’a pu être lu qu’en partie. Laissé de côté\u00a0: ${problems.join(", ")}.`,
  /** What is shown beside the own game. */
  beside: {
    own: null,
    linked: "Tu as ouvert une position partagée. Ta propre partie est conservée.",
    trial: "Tu retentes une décision passée. Ta partie est conservée.",
    practised: "Tu t’entraînes. Ta propre partie est conservée.",
  },
  backToOwn: "Revenir à ma partie",
  backToPractice: "Retour à l’entraînement",
  adopt: "Continuer d’ici",
  notLoaded: (reason) => `Cette partie de la page n’a pas pu être chargée\u00a0: ${why(reason)}.`,

  // The details
  details: "Détails",
  partFailed: (reason) => `Cette partie de la page n’a pas pu être chargée. (${why(reason)})`,
  backTo: "Revenir ici",
  /** Decisions are « coup 3 », « tour 3 »: all masculine. */
  tryAgainOf: (decision) => `Retenter le ${decision}\u00a0:`,

  // The solver
  loading: "Chargement du calculateur…",
  noSolver: "Le calculateur n’a pas pu être chargé.",
  solverFailed: "Le calculateur a échoué sur cette position.",
  nothingLost: (reason) => `Rien de ce que tu as saisi n’est perdu. (${why(reason)})`,
  pleaseReport: (reason) =>
    `Rien de ce que tu as saisi n’est perdu. C’est un bug de la page\u00a0: merci de le signaler sous le nom «\u00a0${reason}\u00a0».`,

  // Computers that play
  paceLabel: "Rythme de l’ordinateur",
  paces: { step: "étape", slow: "lent", normal: "normal", fast: "vite" },
  next: "Suite",
  goOn: "Suite",
  anotherGame: "Encore une partie",

  // Copying
  copied: "Copié.",
  notCopied: "Le navigateur ne permet pas de copier ici.",
};

export type ShellWords = English.ShellWords;
