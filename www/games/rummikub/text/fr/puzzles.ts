// What puzzles are called, in French.

import type * as English from "../en/puzzles.ts";

/** How hard they are: behind « défi ». */
export const LEVELS: typeof English.LEVELS = { easy: "facile", medium: "moyen", hard: "difficile" };

export const puzzleWords: typeof English.puzzleWords = ({ number }) => ({
  puzzleName: ({ level, number: which }) => `Défi ${number(which)}, ${LEVELS[level]}`,
  puzzleHint: "Joue le plus de tuiles possible. Les défis difficiles démontent davantage la table.",
});
