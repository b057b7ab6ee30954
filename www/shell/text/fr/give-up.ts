// What is said of giving a game up against the computer, in French: among the ways to start, and when that is asked.

import type * as English from "../en/give-up.ts";

export const giveUpWords: typeof English.giveUpWords = {
  hint: "Met fin à la partie contre l’ordinateur.",
  open: "Abandonner cette partie",

  title: "Abandonner cette partie\u202f?",
  computerWins: (opponents) => (opponents === 1 ? "L’ordinateur gagne." : "La partie s’arrête et l’ordinateur gagne."),
  chance: (chance) => `Tes chances de gagner sont à présent de ${chance}.`,
  undo: "«\u00a0Annuler\u00a0» te ramène dans la partie.",
  giveUp: "Abandonner",
  keepPlaying: "Continuer",
};
