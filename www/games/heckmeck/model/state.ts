// The state of the Heckmeck page: the turn, the table, the target, what is shown. What can change it is in
// moves.ts, game-moves.ts and table-moves.ts.

import { countsOf, FACES, NO_DICE, sum } from "./dice.ts";
import { freshTable, isBegun, isSetUp } from "./table.ts";
import { LOWEST_TILE } from "./tiles.ts";
import type { Goal, State } from "./types.ts";

export const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
/** The same game, by its German, English and Dutch names. */
export const GAME_NAMES = ["Heckmeck", "Pickomino", "Regenwormen"];
export const MODES = ["odds", "advice"] as const;
export const BUST_RULES = ["scores-nothing", "keeps-total"] as const;
export const AIMS = ["win", "worms"] as const;
export const PANELS = ["all-tiles", "chart", "compare"] as const;
export const TABS = ["turn", "odds", "game"] as const;

/**
 * What a player may be after; the evaluations, as the solver names them. `scale` and `digits` make a number
 * what is shown of it: percent or points. Numbers that differ by `noise` are equal: a table's last digit. A
 * roll that changes one by less than `little` was neither good nor bad.
 */
export const GOALS = {
  atLeast: { scale: 100, digits: 1, noise: 2e-6, little: 0.01 },
  exactly: { scale: 100, digits: 1, noise: 2e-6, little: 0.01 },
  expectedAtLeast: { scale: 1, digits: 2, noise: 2e-5, little: 0.1 },
};
export const GOAL_NAMES = Object.keys(GOALS) as Goal[];

/** Keys of the ways on: the faces, stopping and rolling. */
export const WAYS = ["1", "2", "3", "4", "5", "w", "stop", "roll"];

export function initial(): State {
  return {
    mode: "odds",
    table: freshTable(),
    isGivenUp: false,
    moves: [],
    throws: "typed",
    seed: 0,
    dice: 8,
    bust: "scores-nothing",
    taken: NO_DICE,
    roll: [],
    goal: "atLeast",
    target: LOWEST_TILE,
    floor: 0,
    shown: "atLeast",
    charted: "atLeast",
    columns: "tiles",
    only: "",
    hidden: [],
    off: [],
    compare: [4, 5],
    panel: "all-tiles",
    tab: "turn",
    name: "",
    pace: "normal",
    advice: "after",
    hintAt: "",
    aim: "win",
    isEditing: false,
    isChanging: false,
    isTableOpen: false,
    counting: null,
    sliding: null,
    readAt: null,
    areAllMovesShown: false,
    turnRead: null,
    areAllTurnsShown: false,
    copied: null,
  };
}

/** What undo brings back. */
export const position = ({ table, isGivenUp, moves, throws, seed, dice, bust, taken, roll }: State) => ({
  table,
  isGivenUp,
  moves,
  throws,
  seed,
  dice,
  bust,
  taken,
  roll,
});

export const preferences = ({ name, pace, advice, aim }: State) => ({ name, pace, advice, aim });

/**
 * The state after something was brought back: nothing half done, and the computer waits. More dice taken
 * than odds are shown for belong to the table.
 */
export const restored = (state: State): State => ({
  ...state,
  mode: sum(state.taken) > playing(state).dice ? "advice" : state.mode,
  isEditing: false,
  isChanging: false,
  counting: null,
});

/** Whether there is a game that a player would miss. */
export const isUnderWay = ({ table, moves, taken, roll }: State) =>
  isBegun(table) || isSetUp(table) || moves.length > 0 || sum(taken) > 0 || roll.length > 0;

/** The state with the dice and the rule that the turn is played by: at a table those of the game. */
export const playing = (state: State): State =>
  state.mode === "advice" ? { ...state, dice: 8, bust: "scores-nothing" } : state;

/** Whether the page throws the dice, so that they can't be entered. */
export const isThrown = ({ mode, throws }: State) => mode === "advice" && throws === "page";

/** Whether dice are typed at a table, and none is yet: whoever is to move, a tile that is won comes next, or the first die. */
export const isBetween = (state: State) =>
  state.mode === "advice" && !isThrown(state) && !state.isEditing && sum(state.taken) === 0 && state.roll.length === 0;

/** Whether the table is all there is to show: then the answer takes its place with the first die. */
export const isTableAlone = ({
  state,
  analysis,
  error,
}: {
  state: State;
  analysis: { table?: { over: boolean } | null } | null;
  error: unknown;
}) => isBetween(state) && !error && !analysis?.table?.over;

/** Dice not taken. */
export const left = ({ dice, taken }: State) => dice - sum(taken);

/** How many dice of each face are entered. */
export const rollCounts = ({ roll }: State) => countsOf(roll);

export const isOver = (state: State) => left(state) === 0 || state.taken.every((count) => count > 0);

export const isComplete = (state: State) => !isOver(state) && state.roll.length === left(state);

/** Faces that can still be taken. */
export const liveFaces = (state: State) => (isOver(state) ? [] : FACES.filter((face) => state.taken[face] === 0));

/** The total that the goal is about; for points, results under it count 0. */
export const target = ({ goal, target, floor }: State) => (goal === "expectedAtLeast" ? floor : target);
