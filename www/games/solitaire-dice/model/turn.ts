// Which turn it is, by the marks on the sheet.

import { ownMoves } from "./record.js";
import { total } from "./sheet.js";

/** The turn that comes, from 1. Where marks tell no free rides, those that were marked here count. @param {import("./types.d.ts").State} state @param {import("./types.d.ts").SheetAnswer} sheet */
export const turnOf = ({ rejects, log }, { freeRides }) =>
  1 + total(rejects) + (freeRides ?? ownMoves(log).filter(({ note }) => note.reject === null).length);

/** Turns that were marked on paper, before the moves that are noted here. @param {import("./types.d.ts").State} state @param {import("./types.d.ts").SheetAnswer} sheet */
export const turnsOnPaper = (state, sheet) => Math.max(0, turnOf(state, sheet) - 1 - ownMoves(state.log).length);
