// When a person is shown what is best: what may be shown of a position.

import { computerToMove, hasComputer } from "./table.ts";
import type { State } from "./types.ts";

/** Where no computer plays, before the move. */
export const adviceOf = ({ advice, table }: Pick<State, "advice" | "table">) =>
  advice === "alone" || hasComputer(table) ? advice : "before";

/** The decision to be made, by what has been decided before, and whether its dice lie there. */
export const decisionOf = ({ moves, roll }: Pick<State, "moves" | "roll">) =>
  `${moves.length} ${roll.length > 0 ? "rolled" : "before"}`;

/** Whether what is best was shown: before each move, or by a hint. */
export const isAdvised = (state: State) => adviceOf(state) === "before" || state.hintAt === decisionOf(state);

/** Whether the person to move decides alone. */
export const areHidden = (state: State) => !isAdvised(state) && computerToMove(state) === null;

/** Whether what is best may be shown: at a table not to a person who decides alone. */
export const tellsBest = (state: State) => state.mode !== "advice" || !areHidden(state);
