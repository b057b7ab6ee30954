// The one reason for the best choice, where one stands out: something that it does and the next best does not do as well. It is
// told for the average and for the chance of a score: what marks do is the same for both.

import { at } from "../../../shell/model/at.ts";
import { CLOSE, marksOf, ranked } from "./choices.ts";
import { CLOSE_CHANCE, chanceOf, rankedByChance } from "./reach.ts";
import { REJECT_BOXES } from "./sheet.ts";
import type { Analysis, Sheet, SheetChoice } from "./types.ts";

/** A reason. `isAlone` tells that all other choices do less of it, and not the next best only. */
export type Why =
  /** It ends the game with this score, which is one that the advice is for. */
  | { kind: "reaches"; score: number }
  /** The next best ends the game. */
  | { kind: "goesOn"; isAlone: boolean }
  /** Sums that it marks for the first time, and those of the next best, which are more. */
  | { kind: "opens"; sums: number[]; next: number[]; isAlone: boolean }
  /** Sums that it brings back to 0, and those of the next best, which are fewer. */
  | { kind: "back"; sums: number[]; next: number[]; isAlone: boolean }
  /** It rejects a number with more boxes left than that of the next best. */
  | { kind: "room"; room: Room; next: Room }
  /** Points that it brings at once, more than the next best. */
  | { kind: "scores"; more: number };

/** A number in use, and how many of its boxes are left. */
interface Room {
  reject: number;
  boxes: number;
}

/** What a choice does at once. */
export function deedsOf({ sums, rejects }: Sheet, choice: SheetChoice) {
  const marks = marksOf(sums, choice);
  const reaching = (nth: number) =>
    marks.filter(({ before, count }) => before < nth && before + count >= nth).map(({ sum }) => sum);
  const { reject, change, ends } = choice;
  const used = reject === null ? 0 : at(rejects, reject - 1);
  return {
    opens: reaching(1),
    back: reaching(5),
    /** Sums that are open, each as often as it is marked up to the fifth mark. */
    owed: marks.flatMap(({ sum, before, count }) =>
      before === 0 || before >= 5 ? [] : Array<number>(Math.min(count, 5 - before)).fill(sum),
    ),
    room: reject === null || used === 0 ? null : { reject, boxes: REJECT_BOXES - used },
    change,
    ends,
  };
}

/** Whether one choice is ahead of another by so much that they are not as good. */
function isAhead({ answer, reach }: Pick<Analysis, "answer" | "reach">, best: SheetChoice, next: SheetChoice) {
  const [most, less] = [best, next].map((one) => chanceOf(answer, reach, one));
  if (most && less) return most.chance - less.chance >= CLOSE_CHANCE;
  return best.value !== null && next.value !== null && best.value - next.value >= CLOSE;
}

/** The best choice where it is ahead of the next best, and all others. */
export function ahead({ answer, reach }: Pick<Analysis, "answer" | "reach">) {
  const [first, next, ...rest] = rankedByChance(answer, reach) ?? ranked(answer);
  return first && next && isAhead({ answer, reach }, first, next) ? { first, next, rest } : null;
}

/** @param analysis for the sheet with its roll */
export function whyBest(sheet: Sheet, { answer, reach }: Pick<Analysis, "answer" | "reach">): Why | null {
  const found = ahead({ answer, reach });
  if (!found) return null;
  const [best, next] = [deedsOf(sheet, found.first), deedsOf(sheet, found.next)];
  const others = [next, ...found.rest.map((choice) => deedsOf(sheet, choice))];
  const score = answer.score + best.change;
  if (best.ends && reach?.found && score >= reach.target) return { kind: "reaches", score };
  if (!best.ends && next.ends) return { kind: "goesOn", isAlone: others.every(({ ends }) => ends) };
  const { opens, back } = best;
  if (opens.length < next.opens.length) {
    const isAlone = others.every((other) => opens.length < other.opens.length);
    return { kind: "opens", sums: opens, next: next.opens, isAlone };
  }
  if (opens.length > next.opens.length) return null;
  if (back.length > next.back.length) {
    const isAlone = others.every((other) => back.length > other.back.length);
    return { kind: "back", sums: back, next: next.back, isAlone };
  }
  if (back.length < next.back.length) return null;
  if (best.room && next.room && best.room.boxes > next.room.boxes)
    return { kind: "room", room: best.room, next: next.room };
  const more = best.change - next.change;
  return best.owed.length === next.owed.length && more > 0 ? { kind: "scores", more } : null;
}
