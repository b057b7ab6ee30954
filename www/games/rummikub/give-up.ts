// How a game against the computer is given up.

import type { GiveUp } from "../../shell/game/contract.ts";
import type { Page } from "./actions.ts";
import { canGiveUp, giveUp } from "./model/match.ts";
import { dialogWords } from "./text/en/dialogs.ts";

export const offer: GiveUp<Page>["offer"] = ({ state, analysis, words, act }) =>
  canGiveUp(state) && !analysis?.match?.over
    ? { cost: dialogWords(words).giveUpCost(state.others.length), chance: null, run: () => act(giveUp) }
    : null;
