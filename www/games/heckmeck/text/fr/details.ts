// The sentences of the details of odds, in French: tables and charts.

import { capital } from "../../../../shell/text/capital.ts";
import { sign } from "../../model/dice.ts";
import type { Goal, PlainWay } from "../../model/types.ts";
import type * as English from "../en/details.ts";

export type GameWords = English.GameWords;
export type DetailWords = English.DetailWords;

export function detailWords(words: GameWords): English.DetailWords {
  const { formats, facesIn, goal, goalNumber, goalTitle, wayAsAction, wayText } = words;
  const { number, inPercent, withPercent } = formats;

  const goalNames = { atLeast: "au moins", exactly: "exactement", expectedAtLeast: "points" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: « deux 5 », « arrêt ». */
  const wayInWords = (way: PlainWay) => (way.face === undefined ? wayText(way) : facesIn(way.face, way.count));

  /** What is played for, after « pour ». */
  const aim = (of: Goal, total: number) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "les points" : `les points (moins de ${total} comptant 0)`;
  };

  /** What all curves show at a total. */
  const bestOfAll = "le meilleur";
  const readOff = (of: Goal, total: number, curves: { way: PlainWay | null; number: number }[]) =>
    `${goalTitle(of, total)}\u00a0: ${curves.map(({ way, number }) => `${way ? wayText(way) : bestOfAll} ${goalNumber(of, number)}`).join(", ")}`;

  return {
    marks,
    shownLater: "Affiché après ton coup, comme le conseil.",
    total: "Total",
    wayInWords,

    // All tiles
    shownLabel: "Chiffres du tableau",
    goalNames,
    shown: { ...goalNames, all: "un choix" },
    columnsLabel: "Colonnes",
    columns: { tiles: "pickominos", all: "tous les totaux" },
    choice: "Choix",
    tableScrolls: "Tableau, défile sur le côté",
    noChoices: "Aucun choix à montrer.",
    copy: "Copier en CSV",
    save: "Télécharger le CSV",
    hide: "masquer",
    hideWay: (way) => `Masquer «\u00a0${wayInWords(way)}\u00a0» dans le tableau et les courbes`,
    hiddenWays: "Masqués\u00a0:",
    show: "afficher",
    showWay: (way) => `Afficher à nouveau «\u00a0${wayInWords(way)}\u00a0»`,
    /** A number of the table. Its unit stands above. */
    cell: (of, value) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. */
    tableHint: (of) => {
      const what = {
        atLeast: "Les meilleures chances, en pourcentage, de finir le tour sur chaque total ou plus.",
        exactly: "Les meilleures chances, en pourcentage, de finir le tour sur exactement chaque total.",
        expectedAtLeast: "Les points en moyenne si les résultats sous le total comptent 0.",
        all: "Tout sur un seul choix\u00a0: ses chances en pourcentage, et ses points en moyenne si les résultats sous le total comptent 0.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} marque le meilleur choix pour un total.` : what;
    },

    // The chart
    linesLabel: "Lignes",
    bestOfAll,
    /** A label of the axis. */
    level: (of, value) => {
      if (of !== "expectedAtLeast") return withPercent(number(value * 100));
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (namesBest) =>
      `${namesBest ? "La bande du haut nomme le meilleur choix pour chaque total. " : ""}Touche les courbes ou déplace le curseur pour lire les valeurs.`,
    slider: "Total à lire",
    readOff,
    chartLabel: (of, read) => `${capital(goalNames[of])}, par total. ${read}`,
    /** The best at a total. */
    reading: (of, total, best) =>
      best
        ? `${goalTitle(of, total)}\u00a0: le mieux est de ${wayAsAction(best.way)}, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: « 55 ». */
    wayBrief: (way) => (way.face === undefined ? wayText(way) : sign(way.face).repeat(way.count)),

    // Help
    aim,
  };
}
