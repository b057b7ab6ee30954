// The table of every way on and every tile: one evaluation of all ways, or all evaluations of one way.

import type { Evaluation } from "#modules/heckmeck";
import { sign } from "./dice.ts";
import { tellsBest } from "./hints.ts";
import type { OddsWay } from "./odds.ts";
import { rank, value } from "./odds.ts";
import { GOAL_NAMES, TOTALS } from "./state.ts";
import { TILES } from "./tiles.ts";
import type { Goal, State } from "./types.ts";

/** `part`: of what is the most in its row or table */
export interface Cell {
  goal: Goal;
  number: number;
  part: number;
  isBest: boolean;
}
interface Row {
  key: string;
  way: OddsWay;
  goal: Goal;
  cells: (Cell | null)[];
}
/** Of the columns the totals; 0 stands for every result. */
export interface Content {
  goal: Goal | "all";
  columns: number[];
  rows: Row[];
}

/** Less than that is what is left of a rounding. */
const NOTHING = 1e-9;

/** The way that is shown alone. */
export const chosenOf = (state: State, ways: OddsWay[]): OddsWay | undefined =>
  ways.find(({ key }) => key === state.only) ?? ways[0];

/** The totals of the columns; 0, every result, only where points are shown. */
function totalsOf({ columns, shown }: State) {
  const totals = columns === "tiles" ? TILES : TOTALS;
  return shown === "expectedAtLeast" || shown === "all" ? [0, ...totals] : totals;
}

/** The totals of the columns, and rows of a way or an evaluation each. */
export function tableContent(state: State, ways: OddsWay[]): Content {
  const columns = totalsOf(state);
  const rows =
    state.shown === "all" ? oneWay(columns, chosenOf(state, ways)) : allWays(state, state.shown, columns, ways);
  return { goal: state.shown, columns, rows };
}

function allWays(state: State, goal: Goal, columns: number[], ways: OddsWay[]): Row[] {
  const visible = ways.filter(({ key }) => !state.hidden.includes(key));
  const ranked = columns.map((total) => ({
    total,
    best: tellsBest(state) ? rank(visible, goal, total).best : new Set(),
  }));
  const scale = Math.max(...visible.map(({ evaluation }) => mostOf(evaluation, goal)));
  return visible.map((way) => ({
    key: way.key,
    way,
    goal,
    cells: ranked.map(({ total, best }) => {
      const number = value(way.evaluation, goal, total);
      return { goal, number, part: number / scale, isBest: best.has(way.key) };
    }),
  }));
}

function oneWay(columns: number[], way: OddsWay | undefined): Row[] {
  if (!way) return [];
  const { evaluation } = way;
  const cellOf = (goal: Goal, total: number) => {
    const number = value(evaluation, goal, total);
    return { goal, number, part: number / mostOf(evaluation, goal), isBest: false };
  };
  return GOAL_NAMES.map((goal) => ({
    key: goal,
    way,
    goal,
    // A chance of every result says nothing.
    cells: columns.map((total) => (total === 0 && goal !== "expectedAtLeast" ? null : cellOf(goal, total))),
  }));
}

/** What fills a cell: certainty, or the average of every result. */
const mostOf = (evaluation: Evaluation, goal: Goal) =>
  goal === "expectedAtLeast" ? Math.max(value(evaluation, goal, 0), NOTHING) : 1;

/** What the file says of evaluations: its format is the same in every language. */
const CSV_GOALS: Record<Goal, string> = { atLeast: "at least", exactly: "exactly", expectedAtLeast: "points" };

const csvWay = ({ key, face, count }: OddsWay) =>
  face === undefined ? key : Array.from({ length: count }, () => sign(face)).join(" ");

const csvGoal = (goal: Goal) => (goal === "expectedAtLeast" ? `${CSV_GOALS[goal]} (average)` : CSV_GOALS[goal]);

/** What the table holds, in full precision, with a line of heads. */
export function csvLines({ goal, columns, rows }: Content): (string | number)[][] {
  const [first] = rows;
  const head = goal === "all" ? `all evaluations of ${first ? csvWay(first.way) : "none"}` : CSV_GOALS[goal];
  const name = (row: Row) => (goal === "all" ? csvGoal(row.goal) : csvWay(row.way));
  return [
    [`choice (${head})`, ...columns.map((total) => (total === 0 ? "all" : total))],
    ...rows.map((row) => [name(row), ...row.cells.map((cell) => cell?.number ?? "")]),
  ];
}
