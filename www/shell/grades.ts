// How good a decision was, by what it gave away against the best.

export type Grade = "best" | "asGood" | "slip" | "mistake";

/** Losses in a game's own unit: from `slip` on one is told, from `mistake` on it is a mistake. */
export interface Scale {
  slip: number;
  mistake: number;
}

/** @param isBest whether nothing that was valued higher was passed over */
export function gradeOf({ lost, isBest }: { lost: number; isBest: boolean }, { slip, mistake }: Scale): Grade {
  if (lost >= mistake) return "mistake";
  if (lost >= slip) return "slip";
  return isBest ? "best" : "asGood";
}
