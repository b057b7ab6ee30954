// The decision that a placed die was: the boards and the die as they were before it, as the moves tell it.

import { at } from "../../../shell/model/at.ts";
import { HEIGHT, otherSide, refusalOf } from "./board.ts";
import { position } from "./state.ts";
import type { Boards, LoggedMove, State } from "./types.ts";

/** Dice that the placed die removed. */
const removedBy = ({ choices, column }: LoggedMove) => choices.find((choice) => choice.column === column)?.removes ?? 0;

const isWithin = (column: number[]) => column.length <= HEIGHT;

/** The boards before a move; null where it can't have led there. What it removed lies last, for nothing tells where it lay. */
function takenBack(boards: Boards, logged: LoggedMove): Boards | null {
  const { side, column, roll } = logged;
  const [board, other] = [boards[side], boards[otherSide(side)]];
  const [own, facing] = [at(board, column), at(other, column)];
  const place = own.lastIndexOf(roll);
  const back = [...facing, ...Array<number>(removedBy(logged)).fill(roll)];
  if (place < 0 || facing.includes(roll) || !isWithin(back)) return null;
  const before = board.with(column, own.toSpliced(place, 1));
  return { ...boards, [side]: before, [otherSide(side)]: other.with(column, back) };
}

/** The boards after a move. */
function placed(boards: Boards, { side, column, roll }: LoggedMove): Boards {
  const [own, facing] = [boards[side], boards[otherSide(side)]];
  const left = at(facing, column).filter((die) => die !== roll);
  return {
    ...boards,
    [side]: own.with(column, [...at(own, column), roll]),
    [otherSide(side)]: facing.with(column, left),
  };
}

/** The boards that some moves begin with; null where they don't lead to those that lie there now. */
const startOf = ({ mine, theirs }: State, moves: LoggedMove[]) =>
  moves.reduceRight((boards: Boards | null, logged) => boards && takenBack(boards, logged), { mine, theirs });

/**
 * The position that a person decided in; null where the moves don't tell it, and where the computer decided. Dice lie in the order in
 * which they were placed; only of boards that were set up some may have lain in another one.
 * @param nth the place of the move
 */
export function beforeMove(state: State, nth: number): Partial<State> | null {
  const logged = state.moves[nth];
  if (!logged || logged.by !== null) return null;
  // Of what was played before boards were changed by hand nothing tells how they lay.
  const first = state.moves.findLastIndex(({ isMended }) => isMended) + 1;
  const start = nth < first ? null : startOf(state, state.moves.slice(first));
  if (!start) return null;
  const moves = state.moves.slice(0, nth);
  const boards = moves.slice(first).reduce(placed, start);
  const { side: toMove, roll, column } = logged;
  const isSound = [...boards.mine, ...boards.theirs].every(isWithin) && at(boards[toMove], column).length < HEIGHT;
  if (!isSound || refusalOf({ ...boards, toMove })) return null;
  return { ...position(state), ...boards, toMove, roll, isGivenUp: false, moves };
}
