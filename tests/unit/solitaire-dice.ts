/** The page's words and states of Solitaire Dice, and its shipped solver, without a browser. */

import { createAnalyse } from "../../www/games/solitaire-dice/model/analysis.ts";
import { read } from "../../www/games/solitaire-dice/model/link.ts";
import { words as wordsOf } from "../../www/games/solitaire-dice/text/en.ts";
import { detailWords } from "../../www/games/solitaire-dice/text/en-details.ts";
import { helpWords } from "../../www/games/solitaire-dice/text/en-help.ts";
import { createFormats } from "../../www/shell/format.ts";
import { answersOf, isBuilt, moduleOf, precomputed } from "./built.ts";

export { answersOf };

/** The solver. `weights: true`: with what it has learned, as a page has it when everything is loaded. */
export async function solver({ weights = false } = {}) {
  const module = await moduleOf("solitaire-dice");
  if (weights && isBuilt("solitaire-dice-weights"))
    module.loadSheetWeights(await precomputed("solitaire-dice-weights"));
  return module;
}

const english = wordsOf(createFormats("en"));

/** Every sentence of the page in English, those of the details among them. */
export const words = { ...english, details: { ...detailWords(english), ...helpWords(english) } };

/** The state that a link tells. @returns {any} */
export const stateOf = (link) => read(new URLSearchParams(link)).state;

const nothing = { find: () => ({ found: null, isDone: true }), known: () => ({ found: null, isDone: true }) };

/** Nobody works beside the page. @returns {any} */
export const alone = { deepen: nothing, play: nothing, decide: () => Promise.reject(new Error("no worker")) };

/** As much of a page as views and announcements want. @returns {any} */
export function pageOf(link, functions, background = alone) {
  const state = stateOf(link);
  const answers = answersOf(functions);
  return { state, analysis: createAnalyse(background)(state, answers), answers, words };
}

/** A choice of a roll. @returns {any} */
export const choice = (reject, sums, rest = {}) => ({
  reject,
  left: reject ?? 3,
  sums,
  pairs: [],
  change: 0,
  wasted: 0,
  ends: false,
  value: 300,
  cost: 0,
  source: "estimate",
  ...rest,
});

/** A note of a mark that gave 12 points away. @returns {any} */
export const logged = (rest = {}) => ({
  player: 0,
  by: null,
  roll: [1, 3, 4, 4, 5],
  reject: 1,
  sums: [7, 9],
  ends: false,
  choices: 9,
  value: 293,
  best: { reject: 4, sums: [6, 7], value: 305 },
  was: 287,
  cost: 12,
  ...rest,
});
