// Boards: what lies where, and whether it can lie so.

import { at } from "../../../shell/model/at.ts";
import type { Board, Boards, Refusal, Side } from "./types.ts";

export const COLUMNS = [0, 1, 2] as const;
export const FACES = [1, 2, 3, 4, 5, 6];
export const SIDES = ["mine", "theirs"] as Side[];

/** Dice that a column holds. */
export const HEIGHT = 3;
/** Dice that a board holds. */
export const SQUARES = 9;

export const EMPTY: Board = [[], [], []];

export const otherSide = (side: Side): Side => (side === "mine" ? "theirs" : "mine");

export const diceOn = (board: Board) => board.reduce((all, { length }) => all + length, 0);

/** Squares of a board that have no die yet. */
export const squaresLeft = (board: Board) => SQUARES - diceOn(board);

export const isFull = (board: Board) => board.every(({ length }) => length === HEIGHT);

export const areEmpty = ({ mine, theirs }: Boards) => diceOn(mine) + diceOn(theirs) === 0;

/** Dice of a face in a column. */
export const countIn = (column: number[], die: number) => column.filter((other) => other === die).length;

/**
 * Why no game comes to a position; null if one does. Dice that face their like are removed, and a full
 * board has ended the game: it is that of the player who moved last.
 */
export function refusalOf({ mine, theirs, toMove }: Boards & { toMove: Side }): Refusal | null {
  for (const [column, dice] of mine.entries()) {
    const die = dice.find((die) => at(theirs, column).includes(die));
    if (die !== undefined) return { why: "facing", column, die };
  }
  return isFull({ mine, theirs }[toMove]) ? { why: "full", side: toMove } : null;
}

/** The dice of `next` in the order in which they lie in `before`, and what is new after them. */
function arranged(before: number[], next: number[]) {
  const left = [...next];
  const kept = before.filter((die) => {
    const place = left.indexOf(die);
    if (place >= 0) left.splice(place, 1);
    return place >= 0;
  });
  return [...kept, ...left];
}

/** A board as the solver tells it, whose columns have no order, with every die where it lay. */
export const arrange = (before: Board, next: Board) => next.map((dice, column) => arranged(at(before, column), dice));
