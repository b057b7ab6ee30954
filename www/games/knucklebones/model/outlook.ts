// What the numbers below the boards are of.

import { ownOutlook } from "./own.ts";
import { areHidden, computerToMove } from "./seats.ts";
import { isRollHidden } from "./state.ts";
import type { Analysis, Outlook, State } from "./types.ts";

/** A tie below this is as good as none: nothing is told of how it counts. */
export const LEAST_TIE = 0.0005;

/**
 * Win, tie, loss and points as the player below sees them: of the best column, of the computer's choice where it has made one, or
 * before a roll; null where they are not told.
 */
export function outlookOf(state: State, analysis: Analysis | null): Outlook | null {
  const answer = analysis?.found?.answer;
  if (!answer || areHidden(state) || isRollHidden(state)) return null;
  const chosen =
    computerToMove(state) === null ? null : answer.columns.find(({ column }) => column === analysis.chosen);
  const found = chosen?.outlook ?? answer.value;
  return found && ownOutlook(state.toMove, found);
}
