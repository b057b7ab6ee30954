// What is measured of Solitaire Dice, in Dutch.

import type * as English from "../en/speed.ts";

const SHEETS = { empty: "het lege blad", usual: "een gewoon blad" };

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  choices: (sheet, depth) => `Alle keuzes, ${depth === 2 ? "1 worp" : `${depth - 1} worpen`} vooruit: ${SHEETS[sheet]}`,
  before: (sheet) => `Vóór de worp: ${SHEETS[sheet]}`,
  end: (spare) => `Exacte waarde, speling ${spare}`,
  game: (player) => `Eén partij van ${player}`,
});
