/** The page's words and states of Solitaire Dice, and its shipped solver, without a browser. */

import type { Page } from "../../www/games/solitaire-dice/actions.ts";
import { createAnalyse } from "../../www/games/solitaire-dice/model/analysis.ts";
import type { BackgroundSolver } from "../../www/games/solitaire-dice/model/background.ts";
import { read } from "../../www/games/solitaire-dice/model/link.ts";
import type { LoggedMove, SheetChoice, Solver } from "../../www/games/solitaire-dice/model/types.ts";
import { detailWords } from "../../www/games/solitaire-dice/text/en/details.ts";
import { words as wordsOf } from "../../www/games/solitaire-dice/text/en/words.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { mistyped, partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { answersOf, isBuilt, moduleOf, precomputed } from "./built.ts";
import type { Link } from "./heckmeck.ts";

export { answersOf };

/** The solver. `weights: true`: with what it has learned, as a page has it when everything is loaded. */
export async function solver({ weights = false, copy = "" } = {}) {
  const module = await moduleOf("solitaire-dice", `${weights} ${copy}`);
  if (weights && isBuilt("solitaire-dice-weights"))
    module.loadSheetWeights(await precomputed("solitaire-dice-weights"));
  return module;
}

const english = wordsOf(createFormats("en"));

/** Every sentence of the page in English, those of the details among them. */
export const words = { ...english, details: detailWords(english) };

/** The state that a link tells. */
export const stateOf = (link: Link) => read(new URLSearchParams(link)).state;

const nothing = { find: () => ({ found: null, isDone: true }), known: () => ({ found: null, isDone: true }) };

/** Nobody works beside the page. */
export const alone: BackgroundSolver = {
  deepen: nothing,
  reach: nothing,
  play: nothing,
  decide: () => Promise.reject(new Error("no worker")),
};

/** As much of a page as views and announcements want. */
export function pageOf(link: Link, functions: Solver, background = alone) {
  const state = stateOf(link);
  const answers = answersOf(functions);
  const analysis = present(createAnalyse(background)(state, answers));
  return partOf<Omit<Page, "words"> & { words: typeof words }>({
    ...{ state, analysis, answers, words },
    shell: { words: shellWords },
  });
}

/** A choice of a roll. */
export const choice = (
  reject: number | null,
  sums: [number, number],
  rest: Partial<SheetChoice> = {},
): SheetChoice => ({
  reject,
  left: reject ?? 3,
  sums,
  pairs: mistyped([]),
  change: 0,
  wasted: 0,
  ends: false,
  value: 300,
  cost: 0,
  source: "estimate",
  ...rest,
});

/** A note of a mark that gave 12 points away. */
export const logged = (rest: Partial<LoggedMove> = {}): LoggedMove => ({
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
