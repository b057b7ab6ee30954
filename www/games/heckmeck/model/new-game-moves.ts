// The moves that begin a game of other players: against the computer, or of people alone.

import { begin } from "../../../shell/game/moves.ts";
import { begun } from "./game-moves.ts";
import { COMPUTER, YOU } from "./names.ts";
import { freeName } from "./own-names.ts";
import { freshTable, hasComputer, isNamed, seat } from "./table.ts";
import type { Name, Seat, State } from "./types.ts";

/** The names of a game of two against the computer. Nobody has chosen them: they make room for people's. */
const AGAINST: Name[] = [YOU, COMPUTER];

/**
 * A new game of the first player against the computer, which plays for all others, each by a strategy. Who has set up a table keeps
 * its names.
 */
export const playComputer = begin("playComputer", (state: State, by: Seat["by"], seed = 0) => {
  const { table } = state;
  const seated = isNamed(table) ? table.names : AGAINST;
  const fresh = freshTable(seated, table.rules);
  return {
    ...begun(state, { ...fresh, seats: fresh.seats.map((of, nth) => (nth === 0 ? of : seat(by))) }, seed),
    mode: "advice" as const,
    throws: "page" as const,
  };
});

/** A new game of people alone, who tell their dice, where the computer has played before. */
export const playPeople = begin("playPeople", (state: State) => {
  const { table } = state;
  if (!hasComputer(table)) return null;
  const names = table.names.reduce(
    (names, name, nth) => (AGAINST.includes(name) ? names.with(nth, freeName(names)) : names),
    table.names,
  );
  return { ...begun({ ...state, throws: "typed" }, freshTable(names, table.rules), 0), mode: "advice" as const };
});
