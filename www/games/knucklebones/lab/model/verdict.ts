// What a run has come to: whether the first player is better, and whether that is certain.

import type { Formats } from "../../../../shell/model/format.ts";
import { ENOUGH, isAhead, overlap } from "../../../../shell/pages/lab/ranges.ts";
import type { Estimate } from "../../../../shell/pages/lab/run.ts";
import { exactly, possibleRange } from "../../../../shell/pages/lab/shares.ts";
import { pairOf } from "./setting.ts";
import type { Found, Result, ToldShare, Verdict } from "./types.ts";

/** Of players who are equally strong. */
const HALF = exactly(0.5);

/** Of a range that reaches less far to each side, in percent, one decimal tells too little. */
const NARROW = 0.05;

export function toldShare(share: Estimate): ToldShare {
  const { value, low, high } = possibleRange(share);
  const half = (share.high - share.low) / 2;
  return { value, half, low, high, digits: half * 100 < NARROW ? 2 : 1 };
}

/** The share itself, with its decimals. */
export const shareText = ({ percent, number, withPercent }: Formats, { value, digits }: ToldShare) =>
  digits === 1 ? percent(value) : withPercent(number(value * 100, digits));

/** Null before the first game. */
export function verdict({ setting, results }: Found): Verdict | null {
  const [result] = results;
  if (!result) return null;
  const { players } = setting;
  return {
    kind: kindOf(result),
    players,
    pair: pairOf(players),
    result,
    adjusted: toldShare(result.adjusted),
    share: toldShare(result.share),
    agrees: overlap(result.adjusted, result.share),
    enough: ENOUGH,
  };
}

function kindOf({ games, adjusted }: Result): Verdict["kind"] {
  if (games < ENOUGH) return "few";
  if (isAhead(adjusted, HALF)) return "better";
  return isAhead(HALF, adjusted) ? "worse" : "close";
}
