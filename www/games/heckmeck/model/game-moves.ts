// The moves that a game at a table goes on with: what is decided, dice that are thrown, a new game. Who sits there, and
// how they play, is changed in table-moves.ts.

import { begin, step } from "../../../shell/game/moves.ts";
import { withCount } from "./dice.ts";
import { noDice } from "./moves.ts";
import { freshTable, hasComputer, ownSeat } from "./table.ts";
import { TILES } from "./tiles.ts";
import type { LoggedMove, State, Table, Way } from "./types.ts";

/** A game that was given up goes on where another person comes. */
export function withTable(state: State, changed: Partial<Table>): State {
  const table = { ...state.table, ...changed };
  return { ...state, table, isGivenUp: state.isGivenUp && ownSeat(table) !== null };
}

/**
 * Does what the player to move has decided on, and logs it, see move-log.ts.
 */
export const choose = step(
  "choose",
  (state: State, way: Way, noted: { logged: LoggedMove; seat: Table["seats"][number] }) => {
    const { table, moves, taken } = state;
    const next = {
      ...withTable(state, { seats: table.seats.with(table.toMove, noted.seat) }),
      ...noDice,
      moves: [...moves, noted.logged],
    };
    if (way.face !== undefined) return { ...next, taken: withCount(taken, way.face, way.count ?? 0) };
    if (!way.after) return null;
    const { players, toMove, grill } = way.after;
    return {
      ...withTable(next, { stacks: players, toMove, grill }),
      isTableOpen: state.isTableOpen && hasComputer(table),
    };
  },
);

/** The dice that the page has thrown, and the seed that they follow from; the computer goes on with them. */
export const throwDice = step("throwDice", (state: State, roll: number[], seed = state.seed) => ({
  ...state,
  roll,
  seed,
  counting: null,
}));

/** A state at the beginning of a game; `seed`: what the dice of the page, and the computers' choices, follow from. */
export const begun = (state: State, table: Table, seed: number): State => ({
  ...state,
  ...noDice,
  table,
  isGivenUp: false,
  moves: [],
  hintAt: "",
  seed: state.throws === "page" || hasComputer(table) ? seed : 0,
  isTableOpen: false,
  turnRead: null,
  areAllTurnsShown: false,
});

/** Who begins the next game: the one after who began the last; where none was played, who was to begin it. */
function nextToStart({ table, moves: [first] }: State) {
  if (first) return (first.player + 1) % table.names.length;
  return table.grill.length < TILES.length ? 0 : table.toMove;
}

export const newGame = begin("newGame", (state: State, seed = 0) => {
  const { names, rules, seats } = state.table;
  return begun(state, { ...freshTable(names, rules, seats), toMove: nextToStart(state) }, seed);
});
