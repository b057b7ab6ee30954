// How a game against the computer is given up.

import type { GiveUp } from "../../shell/game/contract.ts";
import { giveUpWords } from "../../shell/text/en/give-up.ts";
import type { Page } from "./actions.ts";
import { ownSeat } from "./model/table.ts";
import { giveUp } from "./model/table-moves.ts";

export const offer: GiveUp<Page>["offer"] = ({ state, analysis, act }) => {
  const seat = ownSeat(state.table);
  const table = analysis?.table;
  if (seat === null || state.mode !== "advice" || !table || table.over) return null;
  const cost = giveUpWords.computerWins(state.table.names.length - 1);
  return { cost, chance: table.chances?.[seat] ?? null, run: () => act(giveUp) };
};
