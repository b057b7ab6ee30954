// What is said while tiles are entered, in Spanish.

import type * as English from "../en/entry.ts";

/** Why a stroke over the grid can't be. */
export const STROKE_WHY = "Desliza en línea recta por un color, o hacia abajo por un número.";

export const entryWords: typeof English.entryWords = {
  setHint: "Desliza por una escalera o hacia abajo por un grupo; o toca los dos extremos de una escalera.",
  rackIsWhole: "Tu atril está completo. Ahora la mesa: desliza por cada combinación.",
  /** Behind the set that has just been laid. */
  laidMark: "puesta",
  /** The numbers of a run from its first to its last tile. */
  fromTo: (first, last) => `${first}–${last}`,
  youOpened: "Has abierto",
  notYet: "Aún no",
  notYetLabel: "Aún no he abierto",
  openedAnnounced: "Menos de 14 fichas en tu atril: se da por hecho que has abierto.",
  // The table while nothing lies there
  noTable: "Aún no hay combinaciones: elige «Mesa» bajo la respuesta y desliza por cada una.",
  openText: "Escribir o copiar como texto",
};
