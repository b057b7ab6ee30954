// Every sentence of the shell, in English.

import type { Reason } from "../../host/reasons.ts";

/**
 * A setting that a link tells: what the page calls it, where it has a name for it, and its key.
 * @param names by their keys
 */
export const partOfLink = (key: string, names: Record<string, string>) =>
  Object.hasOwn(names, key) ? `“${names[key]}” (${key})` : key;

/** Why something could not be had, as a part of a sentence. */
export function why(reason: Reason) {
  if (reason.kind === "other") return `“${reason.said}”`;
  return {
    offline: "there is no network",
    unreachable: "the server did not answer",
    damaged: "a file is damaged",
    refused: "the browser does not allow it",
    slow: "it is taking too long",
    unsupported:
      "this browser has no WebAssembly, or too old a one; in Lockdown Mode an exception for this site helps, otherwise a newer browser",
  }[reason.kind];
}

export const shellWords = {
  // The header, and what leads to the list of games
  games: "All games",
  undo: "Undo",
  undoHint: "Undo; hold for a list",
  hint: "Hint",
  redo: "Redo",
  menu: "Menu",
  close: "Close",
  howToPlay: "How to play",
  skipTo: { answer: "Skip to the answer", next: "Skip to the next step", details: "Skip to the details" },

  // Notices
  dismiss: "Dismiss",
  reload: "Reload",
  tryAgain: "Try again",
  tablesMissing: "Some tables could not be used; these numbers are solved on your device instead.",
  linkProblems: (problems: string[]) => `Part of this link could not be read and was left out: ${problems.join(", ")}.`,
  /** What is shown beside the own game. */
  beside: {
    own: null,
    linked: "You opened a shared position. Your own game is safe.",
    trial: "You are trying an earlier decision again. Your game is safe.",
    practised: "You are practising. Your own game is safe.",
  },
  backToOwn: "Back to my game",
  backToPractice: "Back to practice",
  adopt: "Play on from here",
  notLoaded: (reason: Reason) => `This part of the page could not be loaded: ${why(reason)}.`,

  // The details
  details: "Details",
  partFailed: (reason: Reason) => `This part could not be loaded. (${why(reason)})`,
  backTo: "Back to here",
  /** What is said of the decision follows. */
  tryAgainOf: (decision: string) => `Try ${decision} again:`,

  // The solver
  loading: "Loading the calculator …",
  noSolver: "The calculator could not be loaded.",
  solverFailed: "The calculator failed on this position.",
  nothingLost: (reason: Reason) => `Everything you entered is kept. (${why(reason)})`,
  pleaseReport: (reason: string) =>
    `Everything you entered is kept. This is a fault of the page: please report it as “${reason}”.`,

  // Computers that play
  paceLabel: "Pace of the computer",
  paces: { step: "step", slow: "slow", normal: "normal", fast: "fast" },
  next: "Next",
  goOn: "Go on",
  anotherGame: "Another game",

  // Copying
  copied: "Copied.",
  notCopied: "The browser does not allow copying here.",
};

export type ShellWords = typeof shellWords;
