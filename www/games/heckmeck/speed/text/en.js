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
  game: () => "One game of best-in-worms against rule-4",
});
