// What may be told of a position.

import { areHidden } from "./advice.js";

/** Whether it may be told what is best: at a table not to a person who is told after the move. @param {import("./types.d.ts").State} state */
export const tellsBest = (state) => state.mode !== "advice" || !areHidden(state);
