// What is seen to move: the pencil's strokes of new marks, and dice that the page rolls.

import { at } from "../../shell/model/at.ts";
import type { Motion, Motions } from "../../shell/ui/motion.ts";
import { NUMBERS, SUMS } from "./model/sheet.ts";
import type { Sheet, State } from "./model/types.ts";

const sheetOf = (state: State, seat: number): Sheet => (seat === 0 ? state : at(state.others, seat - 1));

export const motions: Motions<State> = (before, after) => {
  if (before.roll.length === 0 && after.roll.length > 0 && after.throws === "page")
    return [{ kind: "rolls", at: ".roll .die" }];
  if (before.shown !== after.shown || before.others.length !== after.others.length) return [];
  const [was, is] = [before, after].map((state) => sheetOf(state, after.shown)) as [Sheet, Sheet];
  return [...strokes("sum", SUMS, was.sums, is.sums), ...strokes("reject", NUMBERS, was.rejects, is.rejects)];
};

/** The strokes that a row has more than before. */
const strokes = (part: string, names: readonly number[], before: number[], after: number[]): Motion[] =>
  names.flatMap((name, nth) =>
    Array.from(
      { length: Math.max(0, at(after, nth) - at(before, nth)) },
      (_, more): Motion => ({
        kind: "writes",
        at: `[data-key="${part}-${name}-${at(before, nth) + more + 1}"] .stroke`,
      }),
    ),
  );
