// The sentences of the comparison of two faces, in German.

import { sign } from "../../model/dice.ts";
import type { Goal } from "../../model/types.ts";
import type * as English from "../en/comparison.ts";
import type { DetailWords, GameWords } from "../en/details.ts";

export const comparisonWords = (
  { facesIn }: GameWords,
  { aim }: DetailWords,
): ReturnType<typeof English.comparisonWords> => ({
  compareTitle: "Würfel vergleichen",
  inColumns: "Spalten",
  inRows: "Zeilen",
  firstFace: "Erste Sorte",
  secondFace: "Zweite Sorte",
  compareHint: (of: Goal, total: number) =>
    `Zeigt ein Wurf beide Sorten: welche du für ${aim(of, total)} nehmen solltest und um wie viele ${of === "expectedAtLeast" ? "Punkte" : "Prozentpunkte"} sie besser ist. Am Rand steht, was jede für sich wert ist.`,
  noTwoFaces: "Es sind keine zwei Sorten mehr zur Wahl.",
  compareScrolls: "Vergleich, seitlich scrollbar",
  corner: (rows: number, columns: number) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "gleich",
  times: (count: number) => `×${count}`,
  preferred: (face: number, count: number) => `${facesIn(face, count)},`,
});
