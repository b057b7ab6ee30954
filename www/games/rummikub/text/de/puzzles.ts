// What puzzles are called, in German.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "leicht", medium: "mittel", hard: "schwer" };

export const puzzleWords: typeof English.puzzleWords = ({ number }) => ({
  puzzleName: ({ level, number: which }) => `Rätsel ${number(which)}, ${LEVELS[level]}`,
  puzzleHint: "Lege so viele Steine wie möglich. Schwerere Rätsel bauen mehr vom Tisch um.",
});
