// How good a decision was, by what it gave away against the best.

export type Grade = "best" | "asGood" | "slip" | "mistake";

/** Whether something that is told was given away. */
export const isMissed = (grade: Grade) => grade === "slip" || grade === "mistake";

interface Decided {
  /** What it gave away, in the game's own unit. */
  lost: number;
  /** Whether that is enough to be told. */
  isTold: boolean;
  /** Whether nothing that was valued higher was passed over. */
  isBest: boolean;
}

/** @param mistake the loss from which on it is one, in the game's own unit */
export function gradeOf({ lost, isTold, isBest }: Decided, mistake: number): Grade {
  if (isTold) return lost < mistake ? "slip" : "mistake";
  return isBest ? "best" : "asGood";
}

/** What fills a bar of what is given away: so many times the least mistake. */
const FULL = 4;

/** How much of its bar a loss fills; `mistake` as in {@link gradeOf}. */
export const barOf = (lost: number, mistake: number) => Math.min(1, lost / (FULL * mistake));
