// The rules, the use of the page, and what the numbers mean.

import type { Page } from "./actions.ts";
import { playsAlong } from "./model/state.ts";
import { helpWords } from "./text/en/help.ts";

export function chaptersOf({ state, words }: Pick<Page, "state" | "words">) {
  const use = playsAlong(state) ? (state.puzzle ? "puzzle" : "game") : "table";
  return helpWords(words).help({ use, rules: state.rules });
}
