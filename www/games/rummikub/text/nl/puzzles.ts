// What puzzles are called, in Dutch.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "makkelijk", medium: "gemiddeld", hard: "moeilijk" };
