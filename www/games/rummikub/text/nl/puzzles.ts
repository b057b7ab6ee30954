// What puzzles are called, in Dutch.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "makkelijk", medium: "gemiddeld", hard: "moeilijk" };

export const puzzleWords: typeof English.puzzleWords = ({ number }) => ({
  puzzleName: ({ level, number: which }) => `Puzzel ${number(which)}, ${LEVELS[level]}`,
  puzzleHint: "Leg zo veel stenen als je kunt. Hoe moeilijker de puzzel, hoe meer er op tafel uit elkaar moet.",
});
