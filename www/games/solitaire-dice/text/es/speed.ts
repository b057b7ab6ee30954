// What is measured of Solitaire Dice, in Spanish.

import type * as English from "../en/speed.ts";

const SHEETS = { empty: "la hoja vacía", usual: "una hoja corriente" };

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  choices: (sheet, depth) =>
    `Todas las opciones, ${depth === 2 ? "1 tirada" : `${depth - 1} tiradas`} por delante: ${SHEETS[sheet]}`,
  before: (sheet) => `Antes de tirar: ${SHEETS[sheet]}`,
  end: (spare) => `Valor exacto, ${spare} de margen`,
  game: (player) => `Una partida de ${player}`,
});
