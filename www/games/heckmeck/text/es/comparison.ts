// The sentences of the comparison of two faces, in Spanish.

import { sign } from "../../model/dice.ts";
import type * as English from "../en/comparison.ts";
import type { DetailWords, GameWords } from "../en/details.ts";

export const comparisonWords = ({ facesIn }: GameWords, { aim }: DetailWords): English.ComparisonWords => ({
  compareTitle: "Comparar dados",
  inColumns: "columnas",
  inRows: "filas",
  firstFace: "Primera cara",
  secondFace: "Segunda cara",
  compareHint: (of, total) =>
    `Si en una tirada salen ambas caras: cuál apartar para ${aim(of, total)} y por cuántos ${of === "expectedAtLeast" ? "puntos" : "puntos porcentuales"} es mejor. Los encabezados muestran lo que vale apartar cada una por sí sola.`,
  noTwoFaces: "Ya no quedan dos caras entre las que elegir.",
  compareScrolls: "Comparación, se desplaza de lado",
  corner: (rows, columns) => `${sign(rows)} ╲ ${sign(columns)}`,
  equal: "igual",
  times: (count) => `×${count}`,
  preferred: (face, count) => `${facesIn(face, count)},`,
});
