// What is said of giving a game up against the computer, in Dutch: among the ways to start, and when that is asked.

import type * as English from "../en/give-up.ts";

export const giveUpWords: typeof English.giveUpWords = {
  hint: "Beëindigt het spel tegen de computer.",
  open: "Dit spel opgeven",

  title: "Dit spel opgeven?",
  /** What it comes to, against one player of the computer's or several. */
  computerWins: (opponents: number): string =>
    opponents === 1 ? "De computer wint dan." : "Het spel is dan afgelopen en de computer wint.",
  chance: (chance) => `Je winkans is nu ${chance}.`,
  undo: "Met “Ongedaan maken” kom je terug in het spel.",
  giveUp: "Opgeven",
  keepPlaying: "Doorspelen",
};
