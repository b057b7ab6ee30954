// The moves that begin a game of other players: against the computer, or of people alone.

import { step } from "../../../shell/moves.ts";
import { begun } from "./game-moves.ts";
import { freeName, freshTable, hasComputer, isNamed, seat } from "./table.ts";
import type { State } from "./types.ts";

/**
 * A new game of the first player against the computer, which plays for all others, each by a strategy. Who has set up a table keeps
 * its names; `names` are those of a table of two.
 */
export const playComputer = step("playComputer", (state: State, by: string, names: string[]) => {
  const { table } = state;
  const seated = isNamed(table) ? table.names : names;
  const fresh = freshTable(seated, table.rules);
  return {
    ...begun(state, { ...fresh, seats: fresh.seats.map((of, nth) => (nth === 0 ? of : seat(by))) }),
    mode: "advice" as const,
    throws: "page" as const,
  };
});

/**
 * A new game of people alone, who tell their dice, where the computer has played before.
 * @param given names that nobody has chosen: they make room for others
 */
export const playPeople = step("playPeople", (state: State, given: string[]) => {
  const { table, known } = state;
  if (!hasComputer(table)) return null;
  const names = table.names.reduce(
    (names, name, nth) => (given.includes(name) ? names.with(nth, freeName(names, known)) : names),
    table.names,
  );
  return { ...begun(state, freshTable(names, table.rules)), mode: "advice" as const, throws: "typed" as const };
});
