// What several games say alike, in Dutch. A game's own words begin with these; what comes later is in
// standard-dialogs.ts.

import type * as English from "../en/standard.ts";

/** What is needed at first. */
export const standardWords: typeof English.standardWords = {
  newGame: "Nieuw spel",
  playComputer: "Tegen de computer",
  players: "Spelers",
  person: "een mens",
  asComputer: (name) => `computer: ${name}`,
  gameOver: "Het spel is afgelopen",
  /** How good a decision was. */
  grades: { best: "beste", asGood: "even goed", slip: "foutje", mistake: "fout" },
  clear: "Wissen",
};

/** What the computer's players at each level are called. */
export const levels: typeof English.levels = {
  weak: "Zwak",
  medium: "Gemiddeld",
  strong: "Sterk",
  "very-strong": "Heel sterk",
  strongest: "Expert",
};
