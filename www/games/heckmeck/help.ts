// The rules, the use of the page, and what the numbers mean, with the position on screen as the example.

import type { Chapter } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { adviceExample, oddsExample } from "./model/examples.ts";
import { playing } from "./model/state.ts";
import { detailWords } from "./text/en/details.ts";
import { helpWords } from "./text/en/help.ts";

export function chaptersOf({ state, analysis, words: ofGame }: Pick<Page, "state" | "analysis" | "words">): Chapter[] {
  const words = helpWords(ofGame, detailWords(ofGame));
  const { odds, table } = analysis ?? {};
  const ofNumbers =
    state.mode === "odds"
      ? odds && words.oddsHelp(oddsExample(state, odds))
      : table && words.adviceHelp(adviceExample(state, table));
  return [...words.howToPlay(playing(state)), ...(ofNumbers ?? [])];
}
