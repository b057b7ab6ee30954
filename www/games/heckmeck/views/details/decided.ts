// Where a decision of the game was made, to be tried again.

import { decisionOfMove } from "../../model/go-to.ts";
import type { Decision, State } from "../../model/types.ts";

interface Past {
  state: State;
  findPast(isIt: (position: Partial<State>) => boolean): Partial<State> | null;
}

/**
 * The position as the moves tell it; of a turn that they don't tell from its beginning, as undo has it. Null where
 * neither does.
 * @param nth the place of the decision's move
 */
export function decided({ state, findPast }: Past, nth: number, step: Decision): Partial<State> | null {
  const hasDice = step.picked !== "roll";
  return (
    decisionOfMove(state, nth, step) ??
    findPast(({ moves, roll }) => moves?.length === nth && Boolean(roll?.length) === hasDice)
  );
}
