// How a game against the computer is given up.

import type { GiveUp } from "../../shell/game/contract.ts";
import { giveUpWords } from "../../shell/text/en/give-up.ts";
import type { Page } from "./actions.ts";
import { giveUp } from "./model/moves.ts";
import { areHidden, ownSide } from "./model/seats.ts";

export const offer: GiveUp<Page>["offer"] = ({ state, analysis, act }) => {
  const side = ownSide(state);
  if (side === null || state.mode !== "play" || !analysis || analysis.over) return null;
  const { toMove } = state;
  const share = analysis.found?.answer.value?.share;
  const isTold = share !== undefined && !areHidden(state);
  const chance = isTold ? (side === toMove ? share : 1 - share) : null;
  return { cost: giveUpWords.computerWins(1), chance, run: () => act(giveUp) };
};
