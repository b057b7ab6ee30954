// The sentences of the details of odds, in German: tables and charts.

import { capital } from "../../../../shell/text/capital.ts";
import { sign } from "../../model/dice.ts";
import type { Goal, PlainWay } from "../../model/types.ts";
import type * as English from "../en/details.ts";

export function detailWords(words: English.GameWords): English.DetailWords {
  const { formats, facesIn, goal, goalNumber, goalTitle, wayAsAction, wayText } = words;
  const { number, inPercent, withPercent } = formats;

  const goalNames = { atLeast: "mind.", exactly: "genau", expectedAtLeast: "Punkte" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: "2 Fünfen", "aufhören". */
  const wayInWords = (way: PlainWay) => (way.face === undefined ? wayText(way) : facesIn(way.face, way.count));

  /** What is played for, after "für". */
  const aim = (of: Goal, total: number) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "Punkte" : `Punkte (unter ${total} zählt 0)`;
  };

  /** What all curves show at a total. */
  const bestOfAll = "beste Wahl";
  const readOff = (of: Goal, total: number, curves: { way: PlainWay | null; number: number }[]) =>
    `${goalTitle(of, total)}: ${curves.map(({ way, number }) => `${way ? wayText(way) : bestOfAll} ${goalNumber(of, number)}`).join(", ")}`;

  return {
    marks,
    shownLater: "Wird nach deinem Zug gezeigt, wie die Tipps.",
    total: "Punktzahl",
    wayInWords,

    // All tiles
    shownLabel: "Zahlen in der Tabelle",
    goalNames,
    shown: { ...goalNames, all: "eine Wahl" },
    columnsLabel: "Spalten",
    columns: { tiles: "Portionen", all: "alle Summen" },
    choice: "Wahl",
    tableScrolls: "Tabelle, seitlich scrollbar",
    noChoices: "Es gibt nichts zu wählen.",
    copy: "Als CSV kopieren",
    save: "CSV speichern",
    hide: "weg",
    hideWay: (way: PlainWay) => `${capital(wayInWords(way))} in Tabelle und Diagramm ausblenden`,
    hiddenWays: "Ausgeblendet:",
    show: "zeigen",
    showWay: (way: PlainWay) => `${capital(wayInWords(way))} wieder zeigen`,
    /** A number of the table. Its unit stands above. */
    cell: (of: Goal, value: number) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. */
    tableHint: (of: Goal | "all") => {
      const what = {
        atLeast: "Die beste Chance in Prozent, den Zug mit mindestens dieser Punktzahl zu beenden.",
        exactly: "Die beste Chance in Prozent, den Zug mit genau dieser Punktzahl zu beenden.",
        expectedAtLeast: "Punkte im Schnitt, wenn Ergebnisse unter der Punktzahl 0 zählen.",
        all: "Alles über eine Wahl: ihre Chancen in Prozent und ihre Punkte im Schnitt, wenn Ergebnisse unter der Punktzahl 0 zählen.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} ist die beste Wahl für eine Punktzahl.` : what;
    },

    // The chart
    linesLabel: "Linien",
    bestOfAll,
    /** A label of the axis. */
    level: (of: Goal, value: number) => {
      if (of !== "expectedAtLeast") return withPercent(number(value * 100));
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (namesBest: boolean) =>
      `${namesBest ? "Der Streifen oben nennt die beste Wahl für jede Punktzahl. " : ""}Berühre das Diagramm oder bewege den Regler, um es abzulesen.`,
    slider: "Punktzahl zum Ablesen",
    readOff,
    chartLabel: (of: Goal, read: string) =>
      `${of === "atLeast" ? "Mindestens" : capital(goalNames[of])}, nach Punktzahl. ${read}`,
    /** The best at a total. */
    reading: (of: Goal, total: number, best: { way: PlainWay; number: number } | null) =>
      best
        ? `${goalTitle(of, total)}: am besten ${wayAsAction(best.way)}, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: "55". */
    wayBrief: (way: PlainWay) => (way.face === undefined ? wayText(way) : sign(way.face).repeat(way.count)),

    // Help
    aim,
  };
}
