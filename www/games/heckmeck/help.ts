// The rules, what is entered how, and what the numbers mean.

import type { Chapter } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { accuracyOf } from "./model/accuracy.ts";
import { playing } from "./model/state.ts";
import { helpWords } from "./text/en/help.ts";

export function chaptersOf({ state, words: ofGame }: Pick<Page, "state" | "words">): Chapter[] {
  const words = helpWords(ofGame);
  const players = state.table.names.length;
  const ofNumbers = state.mode === "odds" ? words.oddsHelp : words.adviceHelp(players, accuracyOf(players));
  return [...words.howToPlay(playing(state)), ...ofNumbers];
}
