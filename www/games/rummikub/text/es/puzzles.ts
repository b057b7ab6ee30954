// What puzzles are called, in Spanish.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "fácil", medium: "medio", hard: "difícil" };

export const puzzleWords: typeof English.puzzleWords = ({ number }) => ({
  puzzleName: ({ level, number: which }) => `Puzle ${number(which)}, ${LEVELS[level]}`,
  puzzleHint: "Juega todas las fichas que puedas. Los puzles más difíciles deshacen más la mesa.",
});
