// What several games say alike, in English. A game's own words begin with these; what comes later is in
// standard-dialogs.ts.

import type { Level } from "../../model/levels.ts";

/** What is needed at first. */
export const standardWords = {
  newGame: "New game",
  playComputer: "Play the computer",
  players: "Players",
  person: "a person",
  asComputer: (name: string) => `computer: ${name}`,
  gameOver: "The game is over",
  /** How good a decision was. */
  grades: { best: "best", asGood: "as good", slip: "slip", mistake: "mistake" },
  clear: "Clear",
};

/** What the computer's players at each level are called. */
export const levels: Record<Level, string> = {
  weak: "Weak",
  medium: "Medium",
  strong: "Strong",
  "very-strong": "Very strong",
  strongest: "Strongest",
};
