// What is measured of Heckmeck, in English.

import { BUST_RULES } from "../../text/en.js";

const turnName = (/** @type {string} */ turn) => turn || "nothing taken";

/** The measurements, by their keys. */
export const words = () => ({
  structure: () => "Structure of an 8-dice turn",
  positions: (/** @type {keyof typeof BUST_RULES} */ bust) =>
    `Every position of an 8-dice turn, a bust ${BUST_RULES[bust]}`,
  turn: (/** @type {string} */ turn, /** @type {boolean} */ withTables) =>
    `evaluateTurn, ${withTables ? "tables" : "no tables"}: ${turnName(turn)}`,
  advise: (/** @type {string} */ turn) => `advise: ${turnName(turn)}`,
  win: (/** @type {string} */ turn, /** @type {number} */ deep) =>
    `advise to win, ${deep === 1 ? "one turn" : "two turns"} deep: ${turnName(turn)}`,
  game: (/** @type {string} */ best) => `One game of ${best} against rule-4, telling its luck too`,
});
