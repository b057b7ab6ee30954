// The decision that a mark was: the sheets and the roll as they were before it.

import { SUM_BOXES } from "./sheet.ts";
import { DICE, position } from "./state.ts";
import type { LoggedMove, Sheet, State } from "./types.ts";

/**
 * A sheet without the marks of some moves; null where it has not so many, or where one of their rows is full: a mark on
 * a full row is lost, and nothing tells whether one was.
 */
function without({ sums, rejects }: Sheet, moves: LoggedMove[]): Sheet | null {
  if (moves.some(({ sums: marked }) => marked.some((sum) => sums[sum - 2] === SUM_BOXES))) return null;
  const less = (counts: number[], lowest: number, marked: (number | null)[]) =>
    counts.map((count, nth) => count - marked.filter((mark) => mark === lowest + nth).length);
  const marked = moves.flatMap((logged) => logged.sums);
  const rejected = moves.map(({ reject }) => reject);
  const before = { sums: less(sums, 2, marked), rejects: less(rejects, 1, rejected) };
  return [...before.sums, ...before.rejects].every((marks) => marks >= 0) ? before : null;
}

/**
 * The position that the player decided in, as the moves since then tell it; null where they don't tell it, see
 * `without`.
 * @param nth the place of the player's own move
 */
export function beforeMove(state: State, nth: number): Partial<State> | null {
  const logged = state.moves[nth];
  const since = state.moves.slice(nth);
  const of = (player: number) => since.filter((logged) => logged.player === player);
  const own = without(state, of(0));
  const others = state.others.flatMap(({ by, ...sheet }, at) => {
    const before = without(sheet, of(at + 1));
    return before ? [{ by, ...before }] : [];
  });
  // Whoever has ended the game marks no more, so the others may have marked in more turns than the player.
  const rolls = Math.max(...[0, ...state.others.map((_, at) => at + 1)].map((player) => of(player).length));
  const turn = state.turn + Number(state.isMarked) - rolls;
  if (!logged || !own || others.length < state.others.length || turn < 0) return null;
  return {
    ...position({ ...state, ...own }),
    roll: logged.roll,
    others,
    isMarked: false,
    turn,
    isGivenUp: false,
    moves: state.moves.slice(0, nth),
  };
}

/** Whether a position is the one that the move at a place was decided in. */
export const isBeforeMove =
  (nth: number) =>
  ({ moves, roll, isMarked }: Partial<State>) =>
    moves?.length === nth && roll?.length === DICE && !isMarked;
