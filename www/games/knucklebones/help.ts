// The rules, the use of the page, and what the numbers mean, with the position on screen as the example.

import type { Page } from "./actions.ts";
import { exampleOf } from "./model/examples.ts";
import { areHidden } from "./model/seats.ts";
import { helpWords } from "./text/en/help.ts";

export const chaptersOf = ({ state, analysis, words }: Pick<Page, "state" | "analysis" | "words">) =>
  helpWords(words).help(exampleOf(state, analysis, areHidden(state)));
