// Goes to a point of the game, see course.js. It comes with the details that offer it.

import { step } from "../../../shell/moves.js";
import { sum } from "./dice.js";
import { isSameTable } from "./kept-table.js";
import { noDice } from "./moves.js";
import { upTo } from "./record.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {Pick<import("./course.js").Point, "table" | "notes">} Point */

/** The table lies as it did there, and what was noted after that is gone, as is who joined later. A computer that is to move waits. */
export const goTo = step((/** @type {State} */ state, /** @type {Point} */ point) => {
  const { players, toMove, grill } = point.table;
  const seated = players.length;
  if (seated > state.table.names.length || isAt(state, point)) return null;
  const { log, table } = upTo(state, point.notes);
  const [names, seats] = [table.names.slice(0, seated), table.seats.slice(0, seated)];
  return {
    ...state,
    ...noDice,
    log,
    table: { ...table, names, seats, stacks: players, toMove, grill },
    isGoing: false,
    turnRead: null,
  };
});

/** Whether the game is at a point already. @param {State} state @param {Point} point */
export const isAt = ({ log, table, taken, roll }, { table: kept, notes }) =>
  notes === log.length && sum(taken) === 0 && roll.length === 0 && isSameTable(kept, table);
