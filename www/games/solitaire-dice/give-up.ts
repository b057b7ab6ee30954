// How a game against the computer is given up. A chance to win is not known: the advice is for the player's own score.

import type { GiveUp } from "../../shell/game/contract.ts";
import { giveUpWords } from "../../shell/text/en/give-up.ts";
import type { Page } from "./actions.ts";
import { giveUp } from "./model/moves.ts";
import { canGiveUp } from "./model/state.ts";

export const offer: GiveUp<Page>["offer"] = ({ state, act }) =>
  canGiveUp(state)
    ? { cost: giveUpWords.computerWins(state.others.length), chance: null, run: () => act(giveUp) }
    : null;
