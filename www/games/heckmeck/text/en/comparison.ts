// The sentences of the comparison of two faces, in English.

import { sign } from "../../model/dice.ts";
import type { Goal } from "../../model/types.ts";
import type { DetailWords, GameWords } from "./details.ts";

export type ComparisonWords = ReturnType<typeof comparisonWords>;

export const comparisonWords = ({ facesIn }: GameWords, { aim }: DetailWords) => ({
  compareTitle: "Compare dice",
  inColumns: "columns",
  inRows: "rows",
  firstFace: "First face",
  secondFace: "Second face",
  compareHint: (of: Goal, total: number) =>
    `If a roll shows both faces: which of them to take for ${aim(of, total)}, and by how many ${of === "expectedAtLeast" ? "points" : "percentage points"} it is better. The headings show what each take is worth by itself.`,
  noTwoFaces: "There are no two faces left to choose between.",
  compareScrolls: "Comparison, scrolls sideways",
  corner: (rows: number, columns: number) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "equal",
  times: (count: number) => `×${count}`,
  preferred: (face: number, count: number) => `${facesIn(face, count)},`,
});
