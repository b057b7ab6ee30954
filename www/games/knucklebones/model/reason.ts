// Why the best column is that, for practice: that the game goes on, the reason that the game's page tells, or what the column risks or gives up.

import { at } from "../../../shell/model/at.ts";
import { COLUMNS, FACES, HEIGHT, otherSide, squaresLeft } from "./board.ts";
import type { Boards, ColumnAnswer, KnucklebonesAnswer, Side, Solver } from "./types.ts";
import { ahead, type Why, whyBest } from "./why.ts";

/** Something that the best column does and no other column does as well, and that only practice tells. */
export type OwnReason =
  /** The other player has more than one square left, and so can't end the game with the next die. */
  | { kind: "goesOn" }
  /** One die of the other player can take `more` points from the column than before, at least `next` in any other. */
  | { kind: "risks"; more: number; next: number }
  /** Every other column would be full, with dice opposite that can't be removed any more. */
  | { kind: "reaches" };

/** Points of risk by which columns differ where it can be a reason: fewer are not what the choice turns on. */
export const LEAST_RISK = 5;

/** Most points that one die of the player to move can take from each column of the other board. */
function mostTaken({ mine, theirs }: Boards, { analyseKnucklebones }: Pick<Solver, "analyseKnucklebones">) {
  const answers = FACES.flatMap(
    (roll) => analyseKnucklebones({ mine, theirs, roll, depth: 1, objective: "seed" }).columns,
  );
  return COLUMNS.map((column) =>
    Math.max(0, ...answers.filter((one) => one.column === column).map(({ takes }) => takes)),
  );
}

/**
 * @param position the boards, the die and who is to move
 * @param answer for it
 */
export function reasonOf(
  position: Boards & { toMove: Side; roll: number | null },
  answer: KnucklebonesAnswer,
  functions: Pick<Solver, "analyseKnucklebones" | "placeDie">,
): Why | OwnReason | null {
  const found = ahead(position, answer);
  if (!found) return null;
  const { best, others, roll } = found;
  const [mine, theirs] = [position[position.toMove], position[otherSide(position.toMove)]];

  const theirsLeft = ({ removes }: ColumnAnswer) => squaresLeft(theirs) + removes;
  if (theirsLeft(best) > 1 && others.every((other) => theirsLeft(other) === 1)) return { kind: "goesOn" };
  const why = whyBest(position, answer);
  if (why) return why;

  const before = mostTaken({ mine: theirs, theirs: mine }, functions);
  const risk = ({ column }: ColumnAnswer) => {
    const { next } = functions.placeDie({ mine, theirs, roll }, column);
    return at(mostTaken(next, functions), column) - at(before, column);
  };
  const [more, next] = [risk(best), Math.min(...others.map(risk))];
  if (next - more >= LEAST_RISK) return { kind: "risks", more, next };
  const isFilled = ({ column }: ColumnAnswer) => at(mine, column).length === HEIGHT - 1;
  const leavesDice = ({ column, removes }: ColumnAnswer) => at(theirs, column).length > removes;
  return !isFilled(best) && others.every((other) => isFilled(other) && leavesDice(other)) ? { kind: "reaches" } : null;
}
