// What all pages say that measure speed, in English.

/** @typedef {ReturnType<typeof speedWords>} SpeedWords */

/** @param {import("../../format.js").Formats} formats */
export const speedWords = ({ number }) => ({
  title: "Speed on this device",
  back: "Back to the game",
  about: "Medians of many rounds, in milliseconds, with the solver warm.",
  heads: ["What", "Milliseconds"],
  milliseconds: (/** @type {number} */ time) => number(time, 4),
  states: {
    measuring: "Measuring …",
    done: "Done.",
    "without-tables": "Done, but some tables are missing.",
  },
  failed: (/** @type {string} */ reason) => `The measurements could not be completed. (${reason})`,
});
