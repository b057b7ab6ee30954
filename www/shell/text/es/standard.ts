// What several games say alike, in Spanish. A game's own words begin with these; what comes later is in
// standard-dialogs.ts.

import type * as English from "../en/standard.ts";

/** What is needed at first. */
export const standardWords: typeof English.standardWords = {
  newGame: "Nueva partida",
  playComputer: "Jugar contra el ordenador",
  players: "Jugadores",
  person: "una persona",
  asComputer: (name) => `ordenador: ${name}`,
  gameOver: "La partida ha terminado",
  /** How good a decision was. */
  grades: { best: "la mejor", asGood: "igual de buena", slip: "desliz", mistake: "error" },
  clear: "Vaciar",
};

/** What the computer's players at each level are called. */
export const levels: typeof English.levels = {
  weak: "Débil",
  medium: "Medio",
  strong: "Fuerte",
  "very-strong": "Muy fuerte",
  strongest: "Experto",
};
