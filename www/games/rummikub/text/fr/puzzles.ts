// What puzzles are called, in French.

import type * as English from "../en/puzzles.ts";

/** How hard they are: behind « défi ». */
export const LEVELS: typeof English.LEVELS = { easy: "facile", medium: "moyen", hard: "difficile" };
