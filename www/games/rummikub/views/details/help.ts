// The rules, and what the numbers mean.

import { helpPanel } from "../../../../shell/ui/help.ts";
import { helpFacts } from "../../model/help-facts.ts";
import { detailWords as words } from "../../text/en/details.ts";
import { helpWords } from "../../text/en/help.ts";
import type { Words } from "../../text/en/words.ts";
import type { Page } from "./page.ts";

/** The words of the details and those of the help. */
export const detailWords = (ofGame: Words) => ({ ...words(ofGame), ...helpWords(ofGame) });

export const views = {
  help: ({ state, analysis, words: { details } }: Page) =>
    helpPanel("rummikub", details, details.help(helpFacts(state, analysis))),
};
