// What a run has come to: whether the first player is better, and whether that is certain.

import { ENOUGH, isAhead, overlap } from "../../../../shell/lab/ranges.ts";
import { exactly } from "../../../../shell/lab/shares.ts";
import type { Found, Result, Verdict } from "./types.ts";

/** Of players who are equally strong. */
const HALF = exactly(0.5);

/** Null before the first game. */
export function verdict({ setting, results }: Found): Verdict | null {
  const [result] = results;
  if (!result) return null;
  const agrees = overlap(result.adjusted, result.share);
  return { kind: kindOf(result), players: setting.players, result, agrees };
}

function kindOf({ games, adjusted }: Result): Verdict["kind"] {
  if (games < ENOUGH) return "few";
  if (isAhead(adjusted, HALF)) return "better";
  return isAhead(HALF, adjusted) ? "worse" : "close";
}
