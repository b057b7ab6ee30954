// What puzzles are called, in German.

import type * as English from "../en/puzzles.ts";

/** How hard they are. */
export const LEVELS: typeof English.LEVELS = { easy: "leicht", medium: "mittel", hard: "schwer" };
