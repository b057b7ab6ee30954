// What sentences of several files are made of, in Spanish: the computer's players within a sentence, and what is to be marked.

import type { SheetMark } from "../../model/types.ts";
import { computerName } from "./players.ts";

/** "el ordenador (fuerte)", "Consejo". */
export const inside = (by: string) => computerName(by).replace(/^Ordenador/, "el ordenador");

/** "del ordenador (fuerte)", "de Consejo". */
export const ofPlayer = (by: string) => `de ${inside(by)}`.replace(/^de el /, "del ");

/** "descartar el 1 con 7+9", "la tirada libre con 7+9". */
export const asAction = ({ reject, sums: [one, other] }: SheetMark) =>
  `${reject === null ? "la tirada libre" : `descartar el ${reject}`} con ${one}+${other}`;
