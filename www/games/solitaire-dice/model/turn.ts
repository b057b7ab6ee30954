// Which turn it is, by the marks on the sheet.

import { ownMoves } from "./move-log.ts";
import { total } from "./sheet.ts";
import { seatOf, sheetOf } from "./state.ts";
import type { SheetAnswer, State } from "./types.ts";

/** The turn that comes, from 1. Where marks tell no free rides, those that were marked here count. */
export const turnOf = (state: State, { freeRides }: SheetAnswer) =>
  1 +
  total(sheetOf(state).rejects) +
  (freeRides ?? shownMoves(state).filter(({ logged }) => logged.reject === null).length);

const shownMoves = (state: State) => ownMoves(state.moves, seatOf(state));

/** Rolls to come, as a whole number: a game that goes on has one at least. */
export const rollsToCome = ({ rollsLeft }: SheetAnswer) => Math.max(1, Math.round(rollsLeft));

/** Turns that were marked on paper, before the moves that are noted here. */
export const turnsOnPaper = (state: State, sheet: SheetAnswer) =>
  Math.max(0, turnOf(state, sheet) - 1 - shownMoves(state).length);
