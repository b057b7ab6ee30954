// The sentences of the comparison of two faces, in Dutch.

import { sign } from "../../model/dice.ts";
import type * as English from "../en/comparison.ts";

export const comparisonWords: typeof English.comparisonWords = ({ facesIn }, { aim }) => ({
  compareTitle: "Dobbelstenen vergelijken",
  inColumns: "kolommen",
  inRows: "rijen",
  firstFace: "Eerste symbool",
  secondFace: "Tweede symbool",
  compareHint: (of, total) =>
    `Als je beide symbolen gooit: welk je pakt voor ${aim(of, total)}, en hoeveel ${of === "expectedAtLeast" ? "punten" : "procentpunten"} dat scheelt. In de koppen staat wat elk op zichzelf waard is.`,
  noTwoFaces: "Er zijn geen twee symbolen meer om uit te kiezen.",
  compareScrolls: "Vergelijking, opzij te schuiven",
  corner: (rows, columns) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "gelijk",
  times: (count) => `×${count}`,
  preferred: (face, count) => `${facesIn(face, count)},`,
});
