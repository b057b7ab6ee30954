// What is measured of Solitaire Dice, in English.

const SHEETS = { empty: "the empty sheet", usual: "a usual sheet" };

/** The measurements, by their keys. */
export const words = () => ({
  choices: (sheet: keyof typeof SHEETS, depth: number) =>
    `All choices, ${depth === 2 ? "1 roll" : `${depth - 1} rolls`} ahead: ${SHEETS[sheet]}`,
  before: (sheet: keyof typeof SHEETS) => `Before the roll: ${SHEETS[sheet]}`,
  end: (spare: number) => `Exact worth, ${spare} to spare`,
  game: (player: string) => `One game of ${player}`,
});
