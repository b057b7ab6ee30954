// What is measured of Solitaire Dice, in English.

const SHEETS = { empty: "the empty sheet", usual: "a usual sheet" };

/** The measurements, by their keys. */
export const words = () => ({
  choices: (/** @type {keyof typeof SHEETS} */ sheet, /** @type {number} */ depth) =>
    `All choices at ${depth}-ply: ${SHEETS[sheet]}`,
  before: (/** @type {keyof typeof SHEETS} */ sheet) => `Two expectations: ${SHEETS[sheet]}`,
  end: (/** @type {number} */ spare) => `The exact worth, ${spare} to spare`,
  game: (/** @type {string} */ player) => `One game of ${player}`,
});
