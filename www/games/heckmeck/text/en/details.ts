// The sentences of the details of odds, in English: tables and charts.

import { capital } from "../../../../shell/text/capital.ts";
import { sign } from "../../model/dice.ts";
import type { Goal, PlainWay } from "../../model/types.ts";

export type GameWords = ReturnType<typeof import("./words.ts").words>;
export type DetailWords = ReturnType<typeof detailWords>;

export function detailWords(words: GameWords) {
  const { formats, facesIn, goal, goalNumber, goalTitle, wayAsAction, wayText } = words;
  const { number, inPercent, withPercent } = formats;

  const goalNames = { atLeast: "at least", exactly: "exactly", expectedAtLeast: "points" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: "2 fives", "stop". */
  const wayInWords = (way: PlainWay) => (way.face === undefined ? wayText(way) : facesIn(way.face, way.count));

  /** What is played for, after "for". */
  const aim = (of: Goal, total: number) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "points" : `points (less than ${total} counting 0)`;
  };

  /** What all curves show at a total. */
  const bestOfAll = "best of all";
  const readOff = (of: Goal, total: number, curves: { way: PlainWay | null; number: number }[]) =>
    `${goalTitle(of, total)}: ${curves.map(({ way, number }) => `${way ? wayText(way) : bestOfAll} ${goalNumber(of, number)}`).join(", ")}`;

  return {
    marks,
    shownLater: "Shown after your move, like the advice.",
    total: "Total",
    wayInWords,

    // All tiles
    shownLabel: "Numbers in the table",
    goalNames,
    shown: { ...goalNames, all: "one choice" },
    columnsLabel: "Columns",
    columns: { tiles: "tiles", all: "all totals" },
    choice: "Choice",
    tableScrolls: "Table, scrolls sideways",
    noChoices: "No choices to show.",
    copy: "Copy as CSV",
    save: "Download CSV",
    hide: "hide",
    hideWay: (way: PlainWay) => `Hide ${wayInWords(way)} from table and chart`,
    hiddenWays: "Hidden:",
    show: "show",
    showWay: (way: PlainWay) => `Show ${wayInWords(way)} again`,
    /** A number of the table. Its unit stands above. */
    cell: (of: Goal, value: number) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. */
    tableHint: (of: Goal | "all") => {
      const what = {
        atLeast: "The best chance, in percent, of ending the turn on each total or more.",
        exactly: "The best chance, in percent, of ending the turn on exactly each total.",
        expectedAtLeast: "Average points if results below the total count 0.",
        all: "Everything about one choice: its chances in percent, and its average points if results below the total count 0.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} marks the best choice for a total.` : what;
    },

    // The chart
    linesLabel: "Lines",
    bestOfAll,
    /** A label of the axis. */
    level: (of: Goal, value: number) => {
      if (of !== "expectedAtLeast") return withPercent(number(value * 100));
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (namesBest: boolean) =>
      `${namesBest ? "The strip at the top names the best choice for each total. " : ""}Touch the chart or move the slider to read it off.`,
    slider: "Total to read off",
    readOff,
    chartLabel: (of: Goal, read: string) => `${capital(goalNames[of])}, by total. ${read}`,
    /** The best at a total. */
    reading: (of: Goal, total: number, best: { way: PlainWay; number: number } | null) =>
      best
        ? `${goalTitle(of, total)}: best is to ${wayAsAction(best.way)}, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: "55". */
    wayBrief: (way: PlainWay) => (way.face === undefined ? wayText(way) : sign(way.face).repeat(way.count)),

    // Help
    aim,
  };
}
