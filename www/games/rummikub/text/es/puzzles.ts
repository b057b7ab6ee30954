// What puzzles are called, in Spanish.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "fácil", medium: "medio", hard: "difícil" };
