// The rules, and what the numbers mean, with the position on screen as the example.

import { helpPanel } from "../../../../shell/ui/help.ts";
import { adviceExample, oddsExample } from "../../model/examples.ts";
import { playing } from "../../model/state.ts";
import type { GameWords } from "../../text/en/details.ts";
import { detailWords as words } from "../../text/en/details.ts";
import { helpWords } from "../../text/en/help.ts";
import type { Page } from "./page.ts";

/** The words of the details and those of the help. */
export function detailWords(ofGame: GameWords) {
  const details = words(ofGame);
  return { ...details, ...helpWords(ofGame, details) };
}

/** What the numbers mean. */
function chaptersOf({ state, analysis, words: { details } }: Page) {
  if (state.mode === "odds") return analysis ? details.oddsHelp(oddsExample(state, analysis.odds)) : [];
  return analysis?.table ? details.adviceHelp(adviceExample(state, analysis.table)) : [];
}

export const views = {
  help: (page: Page) => {
    const { details } = page.words;
    return helpPanel("heckmeck", details, [...details.howToPlay(playing(page.state)), ...chaptersOf(page)]);
  },
};
