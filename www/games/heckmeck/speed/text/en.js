// Every sentence of the page that measures speed, in English.

import { BUST_RULES } from "../../text/en.js";

/** @typedef {ReturnType<typeof words>} Words */

/** @param {import("../../../../shell/format.js").Formats} formats */
export function words({ number }) {
  const turnName = (/** @type {string} */ turn) => turn || "nothing taken";
  return {
    title: "Speed on this device",
    back: "Back to the game",
    about: "Medians of many rounds, in milliseconds, with the solver warm.",
    heads: ["What", "Milliseconds"],
    milliseconds: (/** @type {number} */ time) => number(time, 4),
    /** What is measured, by its name. */
    structure: () => "Structure of an 8-dice turn",
    positions: (/** @type {keyof typeof BUST_RULES} */ bust) =>
      `Every position of an 8-dice turn, a bust ${BUST_RULES[bust]}`,
    turn: (/** @type {string} */ turn, /** @type {boolean} */ withTables) =>
      `evaluateTurn, ${withTables ? "tables" : "no tables"}: ${turnName(turn)}`,
    advise: (/** @type {string} */ turn) => `advise: ${turnName(turn)}`,
    game: () => "One game of best-in-worms against rule-4",
    states: {
      measuring: "Measuring …",
      done: "Done.",
      "without-tables": "Done, but some tables are missing.",
    },
    failed: (/** @type {string} */ reason) => `The measurements could not be completed. (${reason})`,
  };
}
