/** The page's words and states of Knucklebones, and its shipped solver, without a browser. */

import type { Page } from "../../www/games/knucklebones/actions.ts";
import { createAnalyse } from "../../www/games/knucklebones/model/analysis.ts";
import { read } from "../../www/games/knucklebones/model/link.ts";
import type { LoggedMove, Solver } from "../../www/games/knucklebones/model/types.ts";
import { detailWords } from "../../www/games/knucklebones/text/en/details.ts";
import { words as wordsOf } from "../../www/games/knucklebones/text/en/words.ts";
import { shellWords } from "../../www/shell/text/en/words.ts";
import { partOf, present } from "../typed.ts";
import { createFormats } from "../words/texts.ts";
import { answersOf, isBuilt, moduleOf, precomputed } from "./built.ts";
import type { Link } from "./heckmeck.ts";

export { answersOf };

/** The solver. `values: true`: with what it has learned, as a page has it when everything is loaded. */
export async function solver({ values = false, copy = "" } = {}) {
  const module = await moduleOf("knucklebones", `${values} ${copy}`);
  if (values && isBuilt("knucklebones-values")) module.loadKnucklebonesValues(await precomputed("knucklebones-values"));
  return module;
}

const english = wordsOf(createFormats("en"));

/** Every sentence of the page in English, those of the details among them. */
export const words = { ...english, details: detailWords(english) };

/** The state that a link tells. */
export const stateOf = (link: Link) => read(new URLSearchParams(link)).state;

/** Nobody looks further ahead. */
export const analyse = createAnalyse({ deepen: () => ({ found: null, isDone: true }) });

/** As much of a page as views and announcements want. */
export function pageOf(link: Link, functions: Solver) {
  const state = stateOf(link);
  const answers = answersOf(functions);
  const analysis = present(analyse(state, answers));
  return partOf<Omit<Page, "words"> & { words: typeof words }>({
    ...{ state, analysis, answers, words },
    shell: { words: shellWords },
  });
}

/** A note of a decision between columns with these shares. */
export const logged = (rest: Partial<LoggedMove> = {}): LoggedMove => ({
  side: "mine",
  by: null,
  roll: 5,
  column: 0,
  choices: [
    { column: 0, share: 0.41, removes: 2 },
    { column: 1, share: 0.582, removes: 0 },
  ],
  best: 1,
  lost: 0.172,
  ...rest,
});
