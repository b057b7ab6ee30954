// The sentences of the comparison of two faces, in French.

import { sign } from "../../model/dice.ts";
import type * as English from "../en/comparison.ts";

export const comparisonWords: typeof English.comparisonWords = ({ facesIn }, { aim }) => ({
  compareTitle: "Comparer des dés",
  inColumns: "colonnes",
  inRows: "lignes",
  firstFace: "Première face",
  secondFace: "Seconde face",
  compareHint: (of, total) =>
    `Si un lancer montre les deux faces\u00a0: laquelle prendre pour ${aim(of, total)}, et de combien de ${of === "expectedAtLeast" ? "points" : "points de pourcentage"} elle est meilleure. Les en-têtes montrent ce que chaque prise vaut seule.`,
  noTwoFaces: "Il ne reste pas deux faces entre lesquelles choisir.",
  compareScrolls: "Comparaison, défile sur le côté",
  corner: (rows, columns) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "égal",
  times: (count) => `×${count}`,
  preferred: (face, count) => `${facesIn(face, count)},`,
});
