// Why the best column is that, for practice, where the game's page tells no reason: what the column risks or gives up.

import { countIn, HEIGHT, otherSide } from "./board.ts";
import type { Boards, ColumnAnswer, KnucklebonesAnswer, Side } from "./types.ts";
import { ahead } from "./why.ts";

/**
 * `safe`: no other column that is open faces a full one. `risks`: it adds least to one's own points that one die of the other player can
 * remove. `reaches`: every other column would be full, with more points opposite that can't be removed any more.
 */
export type Reason = "safe" | "risks" | "reaches";

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
): Reason | null {
  const found = ahead(position, answer);
  if (!found) return null;
  const { roll } = found;
  const side = position.toMove;
  const deedsOf = ({ column }: ColumnAnswer) => {
    const [own, facing] = [position[side][column], position[otherSide(side)][column]];
    const [after, left] = [[...own, roll], facing.filter((die) => die !== roll)];
    return {
      isSafe: left.length === HEIGHT,
      risk: atRisk(after, left) - atRisk(own, facing),
      lost: after.length === HEIGHT ? atRisk(left, own) : 0,
    };
  };
  const best = deedsOf(found.best);
  const others = found.others.map(deedsOf);
  if (best.isSafe && others.every(({ isSafe }) => !isSafe)) return "safe";
  if (others.every(({ risk }) => risk > best.risk)) return "risks";
  return others.every(({ lost }) => lost > best.lost) ? "reaches" : null;
}
