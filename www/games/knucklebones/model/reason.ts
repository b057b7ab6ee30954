// Why the best column is that, for practice: that the game goes on, the reason that the game's page tells, or what the column risks or gives up.

import { countIn, diceOn, HEIGHT, otherSide, SQUARES } from "./board.ts";
import type { Boards, ColumnAnswer, KnucklebonesAnswer, Side } from "./types.ts";
import { ahead, type Why, whyBest } from "./why.ts";

/** Something that the best column does and no other column does as well, and that only practice tells. */
export type OwnReason =
  /** The other player has more than one square left, and so can't end the game with the next die. */
  | { kind: "goesOn" }
  /** One die of the other player can take `more` points from the column than before, at least `next` in any other. */
  | { kind: "risks"; more: number; next: number }
  /** Every other column would be full, with points opposite that can't be removed any more. */
  | { kind: "reaches" };

/** Most points of a column that one die in the facing one can remove. */
const atRisk = (column: number[], facing: number[]) =>
  facing.length === HEIGHT ? 0 : Math.max(0, ...column.map((die) => die * countIn(column, die) ** 2));

/**
 * @param position the boards, the die and who is to move
 * @param answer for it
 */
export function reasonOf(
  position: Boards & { toMove: Side; roll: number | null },
  answer: KnucklebonesAnswer,
): Why | OwnReason | null {
  const found = ahead(position, answer);
  if (!found) return null;
  const { roll } = found;
  const [mine, theirs] = [position[position.toMove], position[otherSide(position.toMove)]];
  const deedsOf = ({ column, removes }: ColumnAnswer) => {
    const [own, facing] = [mine[column], theirs[column]];
    const [after, left] = [[...own, roll], facing.filter((die) => die !== roll)];
    const isFull = after.length === HEIGHT;
    return {
      squares: SQUARES - diceOn(theirs) + removes,
      isSafe: left.length === HEIGHT,
      risk: atRisk(after, left) - atRisk(own, facing),
      isFull,
      lost: isFull ? atRisk(left, []) : 0,
    };
  };
  const best = deedsOf(found.best);
  const others = found.others.map(deedsOf);
  if (best.squares > 1 && others.every(({ squares }) => squares === 1)) return { kind: "goesOn" };
  const why = whyBest(position, answer);
  if (why) return why;
  if (best.isSafe && others.every(({ isSafe }) => !isSafe)) return { side: position.toMove, kind: "safe" };
  const next = Math.min(...others.map(({ risk }) => risk));
  if (next > best.risk) return { kind: "risks", more: best.risk, next };
  return !best.isFull && others.every(({ lost }) => lost > 0) ? { kind: "reaches" } : null;
}
