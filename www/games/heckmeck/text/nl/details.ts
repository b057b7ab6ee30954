// The sentences of the details of odds, in Dutch: tables and charts.

import { capital } from "../../../../shell/text/capital.ts";
import { sign } from "../../model/dice.ts";
import type { Goal, PlainWay } from "../../model/types.ts";
import type * as English from "../en/details.ts";

export function detailWords(words: English.GameWords): English.DetailWords {
  const { formats, facesIn, goal, goalNumber, goalTitle, wayAsAction, wayText } = words;
  const { number, inPercent, withPercent } = formats;

  const goalNames = { atLeast: "minstens", exactly: "precies", expectedAtLeast: "punten" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: "2 vijven", "stop". */
  const wayInWords = (way: PlainWay) => (way.face === undefined ? wayText(way) : facesIn(way.face, way.count));

  /** What is played for, after "voor". */
  const aim = (of: Goal, total: number) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "punten" : `punten (minder dan ${total} telt als 0)`;
  };

  /** What all curves show at a total. */
  const bestOfAll = "beste van alle";
  const readOff = (of: Goal, total: number, curves: { way: PlainWay | null; number: number }[]) =>
    `${goalTitle(of, total)}: ${curves.map(({ way, number }) => `${way ? wayText(way) : bestOfAll} ${goalNumber(of, number)}`).join("; ")}`;

  return {
    marks,
    shownLater: "Te zien na je zet, net als het advies.",
    total: "Totaal",
    wayInWords,

    // All tiles
    shownLabel: "Getallen in de tabel",
    goalNames,
    shown: { ...goalNames, all: "één keuze" },
    columnsLabel: "Kolommen",
    columns: { tiles: "tegels", all: "alle totalen" },
    choice: "Keuze",
    tableScrolls: "Tabel, opzij te schuiven",
    noChoices: "Geen keuzes om te tonen.",
    copy: "Kopiëren als CSV",
    save: "CSV downloaden",
    hide: "verberg",
    hideWay: (way) => `${capital(wayInWords(way))} verbergen in tabel en grafiek`,
    hiddenWays: "Verborgen:",
    show: "toon",
    showWay: (way) => `${capital(wayInWords(way))} weer tonen`,
    /** A number of the table. Its unit stands above. */
    cell: (of, value) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. */
    tableHint: (of) => {
      const what = {
        atLeast: "De beste kans, in procenten, om de beurt op elk totaal of meer te eindigen.",
        exactly: "De beste kans, in procenten, om de beurt op precies elk totaal te eindigen.",
        expectedAtLeast: "Gemiddelde punten, als uitkomsten onder het totaal als 0 tellen.",
        all: "Alles over één keuze: de kansen in procenten, en de gemiddelde punten als uitkomsten onder het totaal als 0 tellen.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} staat bij de beste keuze voor een totaal.` : what;
    },

    // The chart
    linesLabel: "Lijnen",
    bestOfAll,
    /** A label of the axis. */
    level: (of, value) => {
      if (of !== "expectedAtLeast") return withPercent(number(value * 100));
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (namesBest) =>
      `${namesBest ? "De strook bovenaan noemt de beste keuze voor elk totaal. " : ""}Raak de grafiek aan of verschuif de regelaar om hem af te lezen.`,
    slider: "Totaal om af te lezen",
    readOff,
    chartLabel: (of, read) => `${capital(goalNames[of])}, per totaal. ${read}`,
    /** The best at a total. */
    reading: (of, total, best) =>
      best
        ? `${goalTitle(of, total)}: het beste is “${wayAsAction(best.way)}”, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: "55". */
    wayBrief: (way) => (way.face === undefined ? wayText(way) : sign(way.face).repeat(way.count)),

    // Help
    aim,
  };
}
