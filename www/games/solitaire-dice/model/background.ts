// What works beside the page, as the model uses it.

import type { SheetPlayer } from "#modules/solitaire-dice-lab";
import type { Answers } from "../../../shell/game/contract.ts";
import type { Found, FoundChances, SheetMark, SheetQuery, SheetResult } from "./types.ts";

interface FoundGames {
  found: { result: SheetResult } | null;
  isDone: boolean;
}

/** What works beside the page. */
export interface BackgroundSolver {
  deepen: { find(query: object | null, answers: Answers): { found: Found | null; isDone: boolean } };
  reach: { find(query: object | null, answers: Answers): { found: FoundChances | null; isDone: boolean } };
  play: {
    find(query: object | null, answers: Answers): FoundGames;
    known(query: object | null, answers: Answers): FoundGames;
  };
  decide: (query: SheetQuery, player: SheetPlayer, seed: number) => Promise<SheetMark>;
}
