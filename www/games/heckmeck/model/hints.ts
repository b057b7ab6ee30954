// What may be told of a position.

import { areHidden } from "./advice.ts";
import type { State } from "./types.ts";

/** Whether it may be told what is best: at a table not to a person who is told after the move. */
export const tellsBest = (state: State) => state.mode !== "advice" || !areHidden(state);
