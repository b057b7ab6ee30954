// The sentences of the details of odds, in Spanish: tables and charts.

import { capital } from "../../../../shell/text/capital.ts";
import { sign } from "../../model/dice.ts";
import type { Goal, PlainWay } from "../../model/types.ts";
import type { DetailWords, GameWords } from "../en/details.ts";

export function detailWords(words: GameWords): DetailWords {
  const { formats, facesIn, goal, goalNumber, goalTitle, wayAsAction, wayText } = words;
  const { number, inPercent, withPercent } = formats;

  const goalNames = { atLeast: "al menos", exactly: "exacto", expectedAtLeast: "puntos" };

  /** Marks with what they stand for, for those who don't see them. */
  const marks = { best: "★", steal: "⇄", fail: "✕", none: "–" };

  /** A choice for the ear: "2 cincos", "parar". */
  const wayInWords = (way: PlainWay) => (way.face === undefined ? wayText(way) : facesIn(way.face, way.count));

  /** What is played for, after "para". */
  const aim = (of: Goal, total: number) => {
    if (of !== "expectedAtLeast") return goal(of, total);
    return total === 0 ? "sumar puntos" : `sumar puntos (menos de ${total} cuenta 0)`;
  };

  /** What all curves show at a total. */
  const bestOfAll = "la mejor de todas";
  const readOff = (of: Goal, total: number, curves: { way: PlainWay | null; number: number }[]) =>
    `${goalTitle(of, total)}: ${curves.map(({ way, number }) => `${way ? wayText(way) : bestOfAll} ${goalNumber(of, number)}`).join("; ")}`;

  return {
    marks,
    shownLater: "Se muestra después de tu jugada, como el consejo.",
    total: "Total",
    wayInWords,

    // All tiles
    shownLabel: "Números de la tabla",
    goalNames,
    shown: { ...goalNames, all: "una opción" },
    columnsLabel: "Columnas",
    columns: { tiles: "fichas", all: "todos los totales" },
    choice: "Opción",
    tableScrolls: "Tabla, se desplaza de lado",
    noChoices: "No hay opciones que mostrar.",
    copy: "Copiar como CSV",
    save: "Descargar CSV",
    hide: "ocultar",
    hideWay: (way) => `Ocultar «${wayInWords(way)}» en la tabla y el gráfico`,
    hiddenWays: "Ocultas:",
    show: "mostrar",
    showWay: (way) => `Mostrar otra vez «${wayInWords(way)}»`,
    /** A number of the table. Its unit stands above. */
    cell: (of, value) => (of === "expectedAtLeast" ? number(value, 2) : inPercent(value)),
    /** What the table shows. */
    tableHint: (of) => {
      const what = {
        atLeast: "La mayor probabilidad, en porcentaje, de terminar el turno con cada total o más.",
        exactly: "La mayor probabilidad, en porcentaje, de terminar el turno con cada total exacto.",
        expectedAtLeast: "Media de puntos si los resultados por debajo del total cuentan 0.",
        all: "Todo sobre una opción: sus probabilidades, en porcentaje, y su media de puntos si los resultados por debajo del total cuentan 0.",
      }[of];
      return of !== "all" ? `${what} ${marks.best} marca la mejor opción para un total.` : what;
    },

    // The chart
    linesLabel: "Líneas",
    bestOfAll,
    /** A label of the axis. */
    level: (of, value) => {
      if (of !== "expectedAtLeast") return withPercent(number(value * 100));
      return number(value, Number.isInteger(value) ? 0 : 1);
    },
    chartHint: (namesBest) =>
      `${namesBest ? "La franja de arriba indica la mejor opción para cada total. " : ""}Toca el gráfico o mueve el control para leer los valores.`,
    slider: "Total que leer",
    readOff,
    chartLabel: (of, read) => `${capital(goalNames[of])}, por total. ${read}`,
    /** The best at a total. */
    reading: (of, total, best) =>
      best
        ? `${goalTitle(of, total)}: lo mejor es ${wayAsAction(best.way)}, ${goalNumber(of, best.number)}`
        : goalTitle(of, total),
    /** A choice in as little room as possible: "55". */
    wayBrief: (way) => (way.face === undefined ? wayText(way) : sign(way.face).repeat(way.count)),

    // Help
    aim,
  };
}
