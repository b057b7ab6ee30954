// What is asked at a first visit, and of whoever wants to play the computer, in English.

import type { Level } from "../levels.ts";
import { standardWords } from "./en-standard.ts";

export const startWords = {
  levels: { weak: "Weak", medium: "Medium", strong: "Strong", strongest: "Strongest" } satisfies Record<Level, string>,
  playComputer: standardWords.playComputer,
  computerRolls: "The app rolls the dice.",
  /** How strong a level is, by the share of games it wins of two against the strongest one. */
  winsOf: (wins: number) => `Wins ${wins} of 100 games against the strongest.`,
  otherPlayers: "Choose players yourself",
};
