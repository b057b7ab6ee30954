// What is measured of Solitaire Dice, in English.

const SHEETS = { empty: "the empty sheet", usual: "a usual sheet" };

/** The measurements, by their keys. */
export const words = () => ({
  choices: (/** @type {keyof typeof SHEETS} */ sheet, /** @type {number} */ depth) =>
    `All choices, ${depth === 2 ? "1 roll" : `${depth - 1} rolls`} ahead: ${SHEETS[sheet]}`,
  before: (/** @type {keyof typeof SHEETS} */ sheet) => `Before the roll: ${SHEETS[sheet]}`,
  end: (/** @type {number} */ spare) => `Exact worth, ${spare} to spare`,
  game: (/** @type {string} */ player) => `One game of ${player}`,
});
