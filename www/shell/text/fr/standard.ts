// What several games say alike, in French. A game's own words begin with these; what comes later is in
// standard-dialogs.ts.

import type * as English from "../en/standard.ts";

/** What is needed at first. */
export const standardWords: typeof English.standardWords = {
  newGame: "Nouvelle partie",
  playComputer: "Jouer contre l’ordinateur",
  players: "Joueurs",
  person: "un humain",
  asComputer: (name) => `ordinateur\u00a0: ${name}`,
  gameOver: "La partie est finie",
  /** How good a decision was: said of moves and choices, so masculine. */
  grades: { best: "meilleur", asGood: "aussi bon", slip: "imprécision", mistake: "erreur" },
  clear: "Effacer",
};

/** What the computer's players at each level are called. */
export const levels: typeof English.levels = {
  weak: "Faible",
  medium: "Moyen",
  strong: "Fort",
  "very-strong": "Très fort",
  strongest: "Expert",
};
