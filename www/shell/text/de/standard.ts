// What several games say alike, in German. A game's own words begin with these; what comes later is in
// standard-dialogs.ts.

import type * as English from "../en/standard.ts";

/** What is needed at first. */
export const standardWords: typeof English.standardWords = {
  newGame: "Neues Spiel",
  playComputer: "Gegen den Computer",
  players: "Spieler",
  person: "ein Mensch",
  asComputer: (name: string) => `Computer: ${name}`,
  gameOver: "Das Spiel ist zu Ende",
  /** How good a decision was. */
  grades: { best: "beste Wahl", asGood: "gleich gut", slip: "ungenau", mistake: "Fehler" },
  clear: "Leeren",
};

/** What the computer's players at each level are called. */
export const levels: typeof English.levels = {
  weak: "Schwach",
  medium: "Mittel",
  strong: "Stark",
  "very-strong": "Sehr stark",
  strongest: "Profi",
};
