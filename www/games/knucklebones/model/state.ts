// The state of the Knucklebones page: the boards, who is to move and who plays. What can change it is in moves.ts.

import { areEmpty, EMPTY, HEIGHT, SIDES } from "./board.ts";
import { NAMELESS } from "./names.ts";
import { hasComputer } from "./seats.ts";
import type { Query, State } from "./types.ts";

export const MODES = ["play", "setup"] as const;
export const TABS = ["why", "moves"] as const;

export const initial = (): State => ({
  mine: EMPTY,
  theirs: EMPTY,
  toMove: "mine",
  roll: null,
  seats: { mine: null, theirs: null },
  names: NAMELESS,
  starts: "mine",
  throws: "typed",
  isGivenUp: false,
  moves: [],
  seed: 0,
  mode: "play",
  tab: "why",
  pace: "normal",
  advice: "after",
  hintAt: null,
  picked: 1,
  refused: null,
  open: [],
  moveRead: null,
});

/** What undo brings back. */
export const position = ({
  mine,
  theirs,
  toMove,
  roll,
  seats,
  names,
  starts,
  throws,
  isGivenUp,
  moves,
  seed,
}: State) => ({
  mine,
  theirs,
  toMove,
  roll,
  seats,
  names,
  starts,
  throws,
  isGivenUp,
  moves,
  seed,
});

export const preferences = ({ pace, advice }: State) => ({ pace, advice });

/** The state after something was brought back: nothing half done, and the computer waits. */
export const restored = (state: State): State => ({ ...state, refused: null, open: [], moveRead: null });

/** Whether there is a game that a player would miss. */
export const isUnderWay = (state: State) =>
  !areEmpty(state) ||
  state.roll !== null ||
  state.moves.length > 0 ||
  hasComputer(state) ||
  state.starts === "theirs" ||
  SIDES.some((side) => state.names[side] !== "");

/** Whether a game between people is to begin: no die has been placed or rolled. */
export const isFresh = (state: State) =>
  state.mode === "play" && areEmpty(state) && state.roll === null && !hasComputer(state);

/** The boards as the player to move sees them, and the die: what the solver is asked. */
export const queryOf = ({ mine, theirs, toMove, roll }: Pick<State, "mine" | "theirs" | "toMove" | "roll">): Query =>
  toMove === "mine" ? { mine, theirs, roll } : { mine: theirs, theirs: mine, roll };

/** Tells the position in which a move of the game was decided, its die rolled. */
export const isAtMove =
  (nth: number) =>
  ({ moves, roll }: Partial<State>) =>
    moves?.length === nth && roll !== null;

/** Columns of the player to move that have room. */
export const openColumns = (state: State) =>
  state[state.toMove].flatMap((column, nth) => (column.length < HEIGHT ? [nth] : []));

/** Whether the page rolls the die, so that it can't be entered. */
export const isThrown = ({ mode, throws }: State) => mode === "play" && throws === "page";

/** Whether a die was rolled that is out of sight, as boards are set up: what is said of it would not be understood. */
export const isRollHidden = ({ mode, roll }: Pick<State, "mode" | "roll">) => mode === "setup" && roll !== null;
