// What the page needs where it plays along, against the computer or with a puzzle: loaded when that begins.

/** @typedef {typeof import("./bench.js")} Bench */

/** @param {import("../../shell/game.d.ts").Answers} answers @returns {import("../../shell/game.d.ts").Answer<Bench>} */
export const benchAnswer = (answers) => answers.get("bench", () => import("./bench.js"));

/** Null until it is loaded. @param {{ answers: import("../../shell/game.d.ts").Answers }} page @returns {Bench | null} */
export function benchOf({ answers }) {
  const found = benchAnswer(answers);
  return found.status === "here" ? found.value : null;
}
