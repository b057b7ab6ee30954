// What puzzles are called, in English.

import type { Puzzle } from "../../model/types.ts";

/** How hard they are. */
export const LEVELS: Record<Puzzle["level"], string> = { easy: "easy", medium: "medium", hard: "hard" };
