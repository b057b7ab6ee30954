// What is said of giving a game up against the computer, in English: among the ways to start, and when that is asked.

export const giveUpWords = {
  hint: "Ends the game against the computer.",
  open: "Give up this game",

  title: "Give up this game?",
  /** What it comes to, against one player of the computer's or several. */
  computerWins: (opponents: number): string =>
    opponents === 1 ? "The computer wins." : "The game ends, and the computer wins.",
  chance: (chance: string) => `Your chance to win is ${chance} now.`,
  undo: "Undo takes you back into the game.",
  giveUp: "Give up",
  keepPlaying: "Play on",
};
