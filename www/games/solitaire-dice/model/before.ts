// The decision that a mark was: the sheets and the roll as they were before it.

import { at } from "../../../shell/model/at.ts";
import { rollsOf } from "./course.ts";
import { without } from "./sheet.ts";
import { DICE, initial, isAnyMarked, personAt, position, unmarked } from "./state.ts";
import type { Other, State } from "./types.ts";

/**
 * The position that a person decided in, as the moves since then tell it; null where they don't tell it, see `without`.
 * @param nth the place of the move
 */
export function beforeMove(state: State, nth: number): Partial<State> | null {
  const logged = state.moves[nth];
  const rolls = rollsOf(state.moves);
  const from = rolls.findIndex((made) => logged !== undefined && made.includes(logged));
  const since = (seat: number) => state.moves.slice(nth).filter(({ player }) => player === seat);
  const own = without(state, since(0));
  const others = state.others.flatMap((other, at): Other[] => {
    const before = without(other, since(at + 1));
    return before ? [{ ...other, ...before }] : [];
  });
  const turn = state.turn + Number(isAnyMarked(state)) - (rolls.length - from);
  if (!logged || !own || others.length < state.others.length || turn < 0) return null;
  const moves = state.moves.slice(0, nth);
  const hasMarked = (seat: number) => at(rolls, from).some((made) => made.player === seat && moves.includes(made));
  return {
    ...position(unmarked({ ...state, ...own, others }, hasMarked)),
    roll: logged.roll,
    shown: logged.player,
    turn,
    isGivenUp: false,
    moves,
  };
}

/** Whether a position is the one that a move at a place was decided in, by the person who made it. */
export const isBeforeMove =
  (nth: number, seat = 0) =>
  (past: Partial<State>) =>
    past.moves?.length === nth && past.roll?.length === DICE && !personAt({ ...initial(), ...past }, seat).isMarked;
