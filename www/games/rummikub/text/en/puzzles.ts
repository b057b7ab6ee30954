// What puzzles are called, in English.

import type { Formats } from "../../../../shell/model/format.ts";
import type { Puzzle } from "../../model/types.ts";

/** How hard they are. */
export const LEVELS: Record<Puzzle["level"], string> = { easy: "easy", medium: "medium", hard: "hard" };

export const puzzleWords = ({ number }: Formats) => ({
  puzzleName: ({ level, number: which }: Puzzle) => `Puzzle ${number(which)}, ${LEVELS[level]}`,
  puzzleHint: "Play as many tiles as you can. Harder puzzles take more of the table apart.",
});
