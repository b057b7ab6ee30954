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
  firstFace: "Erstes Symbol",
  secondFace: "Zweites Symbol",
  compareHint: (of: Goal, total: number) =>
    `Zeigt ein Wurf beide Symbole: welches du für ${aim(of, total)} herauslegen solltest und um wie viele ${of === "expectedAtLeast" ? "Punkte" : "Prozentpunkte"} es besser ist. Am Rand steht, was jedes für sich wert ist.`,
  noTwoFaces: "Es sind keine zwei Symbole mehr zur Wahl.",
  compareScrolls: "Vergleich, seitlich scrollbar",
  corner: (rows: number, columns: number) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "gleich",
  times: (count: number) => `×${count}`,
  preferred: (face: number, count: number) => `${facesIn(face, count)},`,
});
