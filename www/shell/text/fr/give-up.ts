// What is said of giving a game up against the computer, in French: in the menu, and when that is asked.

import type * as English from "../en/give-up.ts";

/** What English says in sentences that are types of their own. */
type GiveUpWords = Omit<typeof English.giveUpWords, "computerWins"> & { computerWins(opponents: number): string };

export const giveUpWords: GiveUpWords = {
  menuTitle: "Abandonner",
  menuHint: "Met fin à la partie contre l’ordinateur.",
  open: "Abandonner cette partie",

  title: "Abandonner cette partie\u202f?",
  computerWins: (opponents) => (opponents === 1 ? "L’ordinateur gagne." : "La partie s’arrête et l’ordinateur gagne."),
  chance: (chance) => `Tes chances de gagner sont à présent de ${chance}.`,
  undo: "«\u00a0Annuler\u00a0» te ramène dans la partie.",
  giveUp: "Abandonner",
  keepPlaying: "Continuer",
};
