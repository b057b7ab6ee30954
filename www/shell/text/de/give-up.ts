// What is said of giving a game up against the computer, in German: among the ways to start, and when that is asked.

import type * as English from "../en/give-up.ts";

export const giveUpWords: typeof English.giveUpWords = {
  hint: "Beendet das Spiel gegen den Computer.",
  open: "Dieses Spiel aufgeben",

  title: "Dieses Spiel aufgeben?",
  /** What it comes to, against one player of the computer's or several. */
  computerWins: (opponents: number) =>
    opponents === 1 ? "Der Computer gewinnt." : "Das Spiel endet, und der Computer gewinnt.",
  chance: (chance: string) => `Deine Gewinnchance liegt gerade bei ${chance}.`,
  undo: "Mit „Rückgängig“ kommst du ins Spiel zurück.",
  giveUp: "Aufgeben",
  keepPlaying: "Weiterspielen",
};
