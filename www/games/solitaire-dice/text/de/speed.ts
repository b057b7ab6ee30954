// What is measured of Solitaire Dice, in German.

import type * as English from "../en/speed.ts";

const SHEETS = { empty: "leeres Blatt", usual: "übliches Blatt" };

/** The measurements, by their keys. */
export const words = (): ReturnType<typeof English.words> => ({
  choices: (sheet: keyof typeof SHEETS, depth: number) =>
    `Alle Möglichkeiten, ${depth === 2 ? "1 Wurf" : `${depth - 1} Würfe`} voraus: ${SHEETS[sheet]}`,
  before: (sheet: keyof typeof SHEETS) => `Vor dem Wurf: ${SHEETS[sheet]}`,
  end: (spare: number) => `Genauer Wert, ${spare} Würfel Reserve`,
  game: (player: string) => `Eine Partie von ${player}`,
});
