// The table of every way on and every tile: one evaluation of all ways, or all evaluations of one way.

import { tellsBest } from "./hints.js";
import { rank, value } from "./odds.js";
import { GOAL_NAMES, TOTALS } from "./state.js";
import { TILES } from "./tiles.js";

/** @typedef {import("./types.d.ts").State} State */
/** @typedef {import("./types.d.ts").Goal} Goal */
/** @typedef {import("./odds.js").OddsWay} OddsWay */
/** @typedef {{ goal: Goal, number: number, part: number, isBest: boolean }} Cell `part`: of what is the most in its row or table */
/** @typedef {{ key: string, way: OddsWay, goal: Goal, cells: (Cell | null)[] }} Row */
/** @typedef {{ goal: Goal | "all", columns: number[], rows: Row[] }} Content of the columns the totals; 0 stands for every result */

/** Less than that is what is left of a rounding. */
const NOTHING = 1e-9;

/** The way that is shown alone. @param {State} state @param {OddsWay[]} ways @returns {OddsWay | undefined} */
export const chosenOf = (state, ways) => ways.find(({ key }) => key === state.only) ?? ways[0];

/** The totals of the columns; 0, every result, only where points are shown. @param {State} state */
function totalsOf({ columns, shown }) {
  const totals = columns === "tiles" ? TILES : TOTALS;
  return shown === "expectedAtLeast" || shown === "all" ? [0, ...totals] : totals;
}

/** The totals of the columns, and rows of a way or an evaluation each. @param {State} state @param {OddsWay[]} ways @returns {Content} */
export function tableContent(state, ways) {
  const columns = totalsOf(state);
  const rows =
    state.shown === "all" ? oneWay(columns, chosenOf(state, ways)) : allWays(state, state.shown, columns, ways);
  return { goal: state.shown, columns, rows };
}

/** @param {State} state @param {Goal} goal @param {number[]} columns @param {OddsWay[]} ways @returns {Row[]} */
function allWays(state, goal, columns, ways) {
  const visible = ways.filter(({ key }) => !state.hidden.includes(key));
  const best = columns.map((total) => (tellsBest(state) ? rank(visible, goal, total).best : new Set()));
  const scale = Math.max(...visible.map(({ evaluation }) => mostOf(evaluation, goal, columns)));
  return visible.map((way) => ({
    key: way.key,
    way,
    goal,
    cells: columns.map((total, nth) => {
      const number = value(way.evaluation, goal, total);
      return { goal, number, part: number / scale, isBest: best[nth].has(way.key) };
    }),
  }));
}

/** @param {number[]} columns @param {OddsWay | undefined} way @returns {Row[]} */
function oneWay(columns, way) {
  if (!way) return [];
  const { evaluation } = way;
  const cellOf = (/** @type {Goal} */ goal, /** @type {number} */ total) => {
    const number = value(evaluation, goal, total);
    return { goal, number, part: number / mostOf(evaluation, goal, columns), isBest: false };
  };
  return GOAL_NAMES.map((goal) => ({
    key: goal,
    way,
    goal,
    // A chance of every result says nothing.
    cells: columns.map((total) => (total === 0 && goal !== "expectedAtLeast" ? null : cellOf(goal, total))),
  }));
}

/** What fills a cell: certainty, or the average of every result. @param {any} evaluation @param {Goal} goal @param {number[]} columns */
const mostOf = (evaluation, goal, columns) =>
  goal === "expectedAtLeast" ? Math.max(value(evaluation, goal, columns[0]), NOTHING) : 1;

/**
 * What the table holds, in full precision, with a line of heads.
 * @param {Content} content @param {any} words with those of the details
 * @returns {(string | number)[][]}
 */
export function csvLines({ goal, columns, rows }, words) {
  const head = goal === "all" ? words.details.csvOfWay(rows[0]?.way) : words.details.csvOfGoal(goal);
  const name = (/** @type {Row} */ row) =>
    goal === "all" ? words.details.evaluation(row.goal) : words.wayText(row.way);
  return [
    [head, ...columns.map((total) => (total === 0 ? words.all : total))],
    ...rows.map((row) => [name(row), ...row.cells.map((cell) => cell?.number ?? "")]),
  ];
}
