// A sheet: marks on the eleven sums and on the six numbers that are rejected. What they are worth the solver says.

import { at } from "../../../shell/model/at.ts";
import type { LoggedMove, Sheet } from "./types.ts";

export const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
export const NUMBERS = [1, 2, 3, 4, 5, 6];

/** What each mark from the sixth on is worth, as the sheet has it printed. */
export const EACH = [100, 70, 60, 50, 40, 30, 40, 50, 60, 70, 100];

/** Boxes of a sum, and of a number: the last one ends the game. */
export const SUM_BOXES = 10;
export const REJECT_BOXES = 8;

/** Numbers that can be in use. */
const MOST_IN_USE = 3;

export const EMPTY: Sheet = { sums: SUMS.map(() => 0), rejects: NUMBERS.map(() => 0) };

export const total = (marks: number[]) => marks.reduce((all, count) => all + count, 0);

/** How marks don't fit together. */
export type Misfit =
  /** There are no reject marks yet. */
  | { kind: "noRejects" }
  /** A mark on the sums is missing or too many: with a free ride it may be either. */
  | { kind: "either" }
  /** So many marks on the sums are missing, or too many. */
  | { kind: "missing" | "tooMany"; count: number };

/**
 * How a sheet does not fit; null where it does.
 * @param missing marks on the sums, see `SheetAnswer.missing`
 */
export function misfitOf({ sums, rejects }: Sheet, missing: number): Misfit | null {
  const [onSums, onRejects] = [total(sums), total(rejects)];
  if (missing === 0) return null;
  if (missing < 0 && onRejects === 0) return { kind: "noRejects" };
  if (missing === 1 && onSums > 2 * onRejects) return { kind: "either" };
  return { kind: missing > 0 ? "missing" : "tooMany", count: Math.abs(missing) };
}

export const isOver = ({ rejects }: Sheet) => rejects.includes(REJECT_BOXES);

export const isEmpty = ({ sums, rejects }: Sheet) => total(sums) + total(rejects) === 0;

/** Numbers in use. */
export const inUse = ({ rejects }: Pick<Sheet, "rejects">) => NUMBERS.filter((_, nth) => at(rejects, nth) > 0);

/** The rejects of nearly all strong games: what estimates are surest of. */
const COMMON_SETS = [
  [1, 2, 6],
  [1, 5, 6],
];

/** Whether only such numbers are in use. */
export const areCommon = (numbers: number[]) =>
  COMMON_SETS.some((set) => numbers.every((number) => set.includes(number)));

/** Whether a number can be in use: three can. */
export const canUse = ({ rejects }: Pick<Sheet, "rejects">, nth: number) =>
  at(rejects, nth) > 0 || inUse({ rejects }).length < MOST_IN_USE;

/** As many marks as a number can have: only one can have eight. */
export function mostRejects({ rejects }: Pick<Sheet, "rejects">, nth: number) {
  if (!canUse({ rejects }, nth)) return 0;
  return rejects.some((count, other) => other !== nth && count === REJECT_BOXES) ? REJECT_BOXES - 1 : REJECT_BOXES;
}

/** Whether a game can have such a sheet. */
export const isPossible = (sheet: Sheet) =>
  inUse(sheet).length <= MOST_IN_USE && sheet.rejects.filter((count) => count === REJECT_BOXES).length <= 1;

/**
 * A sheet without the marks of some moves; null where it has not so many, or where one of their rows is full and nothing
 * tells whether a mark on it was lost.
 */
export function without({ sums, rejects }: Sheet, moves: LoggedMove[]): Sheet | null {
  const isUnsure = ({ sums: marked, lost }: LoggedMove) => !lost && marked.some((sum) => sums[sum - 2] === SUM_BOXES);
  if (moves.some(isUnsure)) return null;
  const count = (marks: (number | null)[], name: number) => marks.filter((mark) => mark === name).length;
  const [marked, lost] = [moves.flatMap((logged) => logged.sums), moves.flatMap((logged) => logged.lost ?? [])];
  const rejected = moves.map(({ reject }) => reject);
  const before = {
    sums: sums.map((marks, nth) => marks - count(marked, nth + 2) + count(lost, nth + 2)),
    rejects: rejects.map((marks, nth) => marks - count(rejected, nth + 1)),
  };
  return [...before.sums, ...before.rejects].every((marks) => marks >= 0) ? before : null;
}

// ---- As text ----

const part = (names: number[], marks: number[]) =>
  marks.flatMap((count, nth) => (count > 0 ? [`${at(names, nth)}-${count}`] : [])).join(".");

/** "4-4.5-8_1-7.2-7": the sums with marks, and the rejects. */
export const written = ({ sums, rejects }: Sheet) => `${part(SUMS, sums)}_${part(NUMBERS, rejects)}`;

function readPart(text: string, names: number[], most: number): number[] | undefined {
  const marks = names.map(() => 0);
  for (const item of text.split(/[.,\s]+/).filter((item) => item !== "")) {
    const [, name, count] = /^(\d+)[-:](\d+)$/.exec(item) ?? [];
    const nth = names.indexOf(Number(name));
    if (nth < 0 || at(marks, nth) > 0 || Number(count) > most) return undefined;
    marks[nth] = Number(count);
  }
  return marks;
}

/** A sheet as it is written, or as on paper: "4:4 5:8 | 1:7 2:7". */
export function readSheet(text: string): Sheet | undefined {
  const [first = "", second = "", ...more] = text.split(/[_|]/);
  const sums = readPart(first, SUMS, SUM_BOXES);
  const rejects = readPart(second, NUMBERS, REJECT_BOXES);
  if (!sums || !rejects || more.length > 0 || !isPossible({ sums, rejects })) return undefined;
  return { sums, rejects };
}
