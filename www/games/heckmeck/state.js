// The state of the Heckmeck page: the turn, the target, what is shown; and what can change it.
// Faces are numbered 0 to 5 here; 5 is the worm.

import { percent, points, signedPercent, signedPoints } from "../../js/format.js";
import { freshTable } from "./advice/table.js";
import { LOWEST_TILE } from "./tiles.js";

export const FACES = [0, 1, 2, 3, 4, 5];
export const TOTALS = Array.from({ length: 40 }, (_, nth) => nth + 1);
export const NAMES = ["Heckmeck", "Pickomino", "Regenwormen"];
export const MODES = ["odds", "advice"];
export const RULES = ["scores-nothing", "keeps-total"];
export const THEMES = ["system", "light", "dark"];

/** Who throws the dice at a table, how fast the computer plays, and when its advice is shown. */
export const THROWS = ["typed", "page"];
export const PACES = ["step", "slow", "normal", "fast"];
export const HINTS = ["before", "after"];

export const SIGNS = "12345w";
const WORDS = ["ones", "twos", "threes", "fours", "fives", "worms"];
const WORD = ["one", "two", "three", "four", "five", "worm"];

export const sign = (face) => SIGNS[face];
export const word = (face, count = 2) => (count === 1 ? WORD : WORDS)[face];
export const sum = (counts) => counts.reduce((all, count) => all + count, 0);

/** What a player may be after; the four evaluations, as the solver names them. */
export const GOALS = {
  atLeast: { name: "at least", goal: (x) => `${x} or more`, show: percent, difference: signedPercent, unit: "%", noise: 2e-6 },
  exactly: { name: "exactly", goal: (x) => `exactly ${x}`, show: percent, difference: signedPercent, unit: "%", noise: 2e-6 },
  expectedAtLeast: {
    name: "points", show: points, difference: signedPoints, unit: "points", noise: 2e-5,
    goal: (x) => (x === 0 ? "average points" : `average points, under ${x} counts 0`),
  },
};

/** Keys of the ways on: the faces, stopping and rolling; "best" is the curve of them all. */
export const WAYS = ["1", "2", "3", "4", "5", "w", "stop", "roll"];

export function initial() {
  return {
    mode: MODES[0], table: freshTable(), dice: 8, bust: RULES[0], taken: [0, 0, 0, 0, 0, 0], roll: [],
    goal: "atLeast", target: LOWEST_TILE, floor: 0,
    shown: "atLeast", charted: "atLeast", columns: "tiles", only: "", hidden: [], off: [],
    throws: THROWS[0], pace: "normal", hints: HINTS[0], log: [],
    compare: [4, 5], panel: "table", tab: "results", name: NAMES[0], theme: THEMES[0],
  };
}

/** What undo brings back. `roll` lists faces in the order in which they were entered. */
export const position = ({ mode, table, log, throws, dice, bust, taken, roll }) => ({ mode, table, log, throws, dice, bust, taken, roll });

/** The state with the dice and the rule that the turn is played by: at a table those of the game. */
export const playing = (state) => (state.mode === "advice" ? { ...state, dice: 8, bust: RULES[0] } : state);

/** Whether the page throws the dice, so that they can't be entered. */
export const isThrown = ({ mode, throws }) => mode === "advice" && throws === "page";

export const left = ({ dice, taken }) => dice - sum(taken);

/** How many dice of each face are entered. */
export const rollCounts = ({ roll }) => FACES.map((face) => roll.filter((other) => other === face).length);

export const isOver = (state) => left(state) === 0 || state.taken.every((count) => count > 0);

export const isComplete = (state) => !isOver(state) && state.roll.length === left(state);

/** The total that the goal is about; for points, results under it count 0. */
export const target = ({ goal, target, floor }) => (goal === "expectedAtLeast" ? floor : target);

export const goalInWords = (state) => GOALS[state.goal].goal(target(state));

const fresh = { taken: [0, 0, 0, 0, 0, 0], roll: [] };

/** The changes a player can make, each as a patch of the state; null where it is not possible. */
export const moves = {
  add: (state, face) =>
    isThrown(state) || isOver(state) || state.roll.length >= left(state) ? null : { roll: [...state.roll, face] },
  remove(state, face) {
    const at = face === undefined ? state.roll.length - 1 : state.roll.lastIndexOf(face);
    return isThrown(state) || at < 0 ? null : { roll: state.roll.toSpliced(at, 1) };
  },
  clear: (state) => (state.roll.length === 0 ? null : { roll: [] }),
  random: (state) =>
    isOver(state) ? null : { roll: Array.from({ length: left(state) }, () => Math.floor(Math.random() * 6)) },
  take(state, face) {
    const count = rollCounts(state)[face];
    if (!isComplete(state) || count === 0 || state.taken[face] > 0) return null;
    return { taken: state.taken.with(face, count), roll: [] };
  },
  edit(state, face, change) {
    const count = state.taken[face] + change;
    const taken = state.taken.with(face, count);
    if (count < 0 || sum(taken) > state.dice) return null;
    // Surplus dice stay until the player takes them away: a wrong tap loses nothing.
    return { taken };
  },
  newTurn: () => ({ ...fresh }),
  setDice(state, dice) {
    return sum(state.taken) > dice ? { dice, ...fresh } : { dice };
  },
  /** `dice`: those in the game where it is no table's. */
  setMode: (state, mode, dice) => (sum(state.taken) > playing({ ...state, mode, dice }).dice ? { mode, ...fresh } : { mode }),
};
