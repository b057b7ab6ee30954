// What players are called: by the names that were typed, else as the player below sees them.

import type { Side, State } from "./types.ts";

/** By side; "" for whom nobody has named. */
export type Names = State["names"];

export const NAMELESS: Names = { mine: "", theirs: "" };

/** The names of the people who play. */
export const namesOf = ({ names, seats }: Pick<State, "names" | "seats">): Names => ({
  mine: seats.mine === null ? names.mine : "",
  theirs: seats.theirs === null ? names.theirs : "",
});

/** Makes what is said of each side: of one that has a name with that. */
export const byName =
  (names: Names) =>
  (mine: string, theirs: string, named: (name: string) => string): Record<Side, string> => ({
    mine: names.mine === "" ? mine : named(names.mine),
    theirs: names.theirs === "" ? theirs : named(names.theirs),
  });
