// What is seen to move: the rolled die drops into its column, and the dice that it removes fall out opposite.

import { at } from "../../shell/model/at.ts";
import type { Motion, Motions } from "../../shell/ui/motion.ts";
import { COLUMNS, isFull, otherSide } from "./model/board.ts";
import type { Side, State } from "./model/types.ts";

const HERO = ".roll .hero";

const square = (side: Side, column: number, nth: number) =>
  `[data-key="pile-${side}-${column}"] .square:nth-child(${nth + 1}) .die`;

export const motions: Motions<State> = (before, after) => {
  if (before.mode !== "play" || after.mode !== "play") return [];
  const isRolled = before.roll === null && after.roll !== null && after.throws === "page";
  if (isRolled) return [{ kind: "rolls", at: HERO }];
  const side = before.toMove;
  const column = COLUMNS.find((column) => at(after[side], column).length > at(before[side], column).length);
  if (before.roll === null || column === undefined || after.moves.length <= before.moves.length) return [];
  return [
    { kind: "flies", from: HERO, to: square(side, column, at(before[side], column).length) },
    ...removed(before, otherSide(side), column),
    { kind: "slides", at: ".chance-bar" },
    ...ofEnd(after),
  ];
};

function removed({ roll, ...boards }: State, side: Side, column: number): Motion[] {
  return at(boards[side], column).flatMap((face, nth) =>
    face === roll ? [{ kind: "falls", from: square(side, column, nth) }] : [],
  );
}

/** The game is over once a board is full. */
function ofEnd({ mine, theirs }: State): Motion[] {
  return [mine, theirs].some(isFull) ? [{ kind: "bursts", at: ".side-line.to-move", symbol: "die-6", after: 200 }] : [];
}
