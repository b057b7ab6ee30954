// What can be done with boards and dice. What a placed die does to the boards is the solver's to say.

import { begin, begins, display, edit, goingAsBefore, input, step } from "../../../shell/game/moves.ts";
import { at } from "../../../shell/model/at.ts";
import { apart, cleanName, LONGEST_NAME } from "../../../shell/model/names.ts";
import { arrange, EMPTY, HEIGHT, otherSide, refusalOf } from "./board.ts";
import { mended } from "./move-log.ts";
import { givenUpBy, hasComputer, ownSide } from "./seats.ts";
import type { Boards, LoggedMove, Player, Side, State } from "./types.ts";

/** What no position has of its own. */
const settled = { refused: null, open: [] as string[], moveRead: null };

// ---- Play ----

/** The die that was rolled; the same one again: none. */
export const setRoll = input("setRoll", (state: State, die: number | null) => ({
  ...state,
  ...settled,
  roll: state.roll === die ? null : die,
}));

/** The die that the page has rolled; `seed`: what it follows from. */
export const throwDie = input("throwDie", (state: State, die: number, seed = state.seed) =>
  state.roll === null ? { ...state, ...settled, roll: die, seed } : null,
);

/**
 * Places the die. `next` are the boards then, as the other player sees them, `logged` tells of the
 * decision, see move-log.ts.
 */
export const place = step("place", (state: State, next: Boards, logged: LoggedMove) => {
  const { toMove } = state;
  const other = otherSide(toMove);
  return {
    ...state,
    ...settled,
    [toMove]: arrange(state[toMove], next.theirs),
    [other]: arrange(state[other], next.mine),
    toMove: other,
    roll: null,
    moves: [...state.moves, logged],
  };
});

/** A state at the beginning of a game; `seed`: what the dice of the page, and the computer's choices, follow from. */
const begun = (state: State, seed: number): State => ({
  ...state,
  ...settled,
  mine: EMPTY,
  theirs: EMPTY,
  toMove: state.starts,
  roll: null,
  isGivenUp: false,
  moves: [],
  hintAt: null,
  seed: state.throws === "page" || hasComputer(state) ? seed : 0,
  mode: "play",
});

/** Who begins the next game: the other side than in the last, unless that was chosen meanwhile. */
function nextToStart({ starts, moves: [first] }: State) {
  return first?.side === starts ? otherSide(starts) : starts;
}

export const newGame = begin("newGame", (state: State, seed = 0) =>
  begun({ ...state, starts: nextToStart(state) }, seed),
);

/** The person who plays the computer gives the game up. */
export const giveUp = step("giveUp", (state: State) =>
  state.isGivenUp || state.mode !== "play" || ownSide(state) === null
    ? null
    : { ...state, ...settled, isGivenUp: true },
);

// ---- Who plays ----

/** Who plays a board from now on. Against the computer the page rolls. */
export const setBy = edit("setBy", (state: State, side: Side, by: Player | null) => {
  const seats = { ...state.seats, [side]: by };
  // Two people, or two players of the computer's, go on with a game that was given up.
  const isGivenUp = givenUpBy({ ...state, seats }) !== null;
  const throws = by === null || hasComputer(state) ? state.throws : ("page" as const);
  return { ...state, seats, isGivenUp, throws };
});

/** Names a player, apart from the other one; "" takes the name away. */
export const rename = edit(
  "rename",
  (state: State, side: Side, typed: string) => {
    const name = apart(cleanName(typed, LONGEST_NAME), [state.names[otherSide(side)]]);
    return { ...state, names: { ...state.names, [side]: name } };
  },
  goingAsBefore,
);

/** Who begins; before the first die that is who is to move. */
export const setStarts = edit("setStarts", (state: State, starts: Side) => {
  const isFirst = [...state.mine, ...state.theirs].every(({ length }) => length === 0);
  return { ...state, starts, ...(isFirst ? { toMove: starts, roll: null } : {}) };
});

export const setThrows = edit("setThrows", (state: State, throws: State["throws"]) => ({ ...state, throws }));

/** A new game against a player of the computer's above, dice rolled by the page. */
export const playComputer = begin("playComputer", (state: State, by: Player, seed = 0) =>
  begun({ ...state, seats: { mine: null, theirs: by }, throws: "page" }, seed),
);

/** A new game of two people, who tell their dice, where the computer has played before. */
export const playPeople = begin("playPeople", (state: State) =>
  begun({ ...state, seats: { mine: null, theirs: null }, throws: "typed" }, 0),
);

// ---- Set up ----

/** The position with a change, or why it can't be. */
function changedTo(state: State, changed: Partial<State>): State {
  // The moves before stay told, though they led to other boards.
  const next = { ...state, moves: mended(state.moves), ...changed, ...settled, isGivenUp: false };
  const refused = refusalOf(next);
  return refused ? { ...state, refused } : next;
}

/** Lays a die into a column. */
export const addDie = edit("addDie", (state: State, side: Side, column: number, die: number) => {
  const dice = at(state[side], column);
  if (dice.length === HEIGHT) return { ...state, refused: { why: "column", side, column } as const };
  return changedTo(state, { [side]: state[side].with(column, [...dice, die]) });
});

/** Takes a die away. */
export const removeDie = edit("removeDie", (state: State, side: Side, column: number, nth: number) => {
  const dice = at(state[side], column);
  if (nth >= dice.length) return null;
  return changedTo(state, { [side]: state[side].with(column, dice.toSpliced(nth, 1)) });
});

export const setToMove = edit("setToMove", (state: State, toMove: Side) => changedTo(state, { toMove, roll: null }));

/** Takes all dice away. */
export const clearBoards = begins(
  edit("clearBoards", (state: State, seed = 0) =>
    changedTo(state, { mine: EMPTY, theirs: EMPTY, roll: null, moves: [], seed: state.seed && seed }),
  ),
);

// ---- What is looked at ----

export const setMode = display((state: State, mode: State["mode"]) => ({
  ...state,
  mode,
  refused: null,
}));

/** Opens a part of the tree, or closes it. */
export const toggle = display((state: State, path: string) => ({
  ...state,
  open: state.open.includes(path)
    ? state.open.filter((other) => other !== path && !other.startsWith(`${path}.`))
    : [...state.open, path],
}));

/** Shows what is best in the decision to be made. */
export const askHint = display((state: State) => ({ ...state, hintAt: state.moves.length }));

/** Changes what is shown of the same position: which tab, which die is set up next, at which pace. */
export const show = display((state: State, shown: Partial<State>) => ({
  ...state,
  ...shown,
}));
