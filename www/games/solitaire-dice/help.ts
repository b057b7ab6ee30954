// The rules, the use of the page, and what the numbers mean.

import type { Page } from "./actions.ts";
import { helpWords } from "./text/en/help.ts";

export const chaptersOf = ({ state, words }: Pick<Page, "state" | "words">) => helpWords(words).help(state);
