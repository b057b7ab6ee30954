// Shares of a win as they are shown: in percent with the decimals that count, and as 0 or 100 only where that is certain.

import { wholeShares } from "../../../shell/model/shares.ts";
import { unitOf } from "./accuracy.ts";
import type { Digits, Outlook } from "./types.ts";

/** The nearest number with so many decimals. */
const rounded = (percent: number, digits: Digits) => Number(percent.toFixed(digits));

/**
 * What is told apart, when it is shown, from all others. A share below the half of what can be written is shown as less than that; so
 * is what is missing to a whole.
 */
function shown(share: number, digits: Digits) {
  if (share === 0 || share === 1) return share * 100;
  const least = unitOf(digits) / 2;
  if (share < least) return least * 100;
  return share >= 1 - least ? 100 - least * 100 : rounded(share * 100, digits);
}

/** Whether two shares are shown as the same number. */
export const looksAlike = (one: number, other: number, digits: Digits) => shown(one, digits) === shown(other, digits);

/** How far two shares lie apart as they are shown, as a part of a win. */
export const apart = (one: number, other: number, digits: Digits) =>
  Math.abs(rounded(one * 100, digits) - rounded(other * 100, digits)) / 100;

/** Win, tie and loss, so that they add up when they are shown. One that rounds to nothing, or to all, is what it is. */
export function sharesShown({ win, tie, loss }: Pick<Outlook, "win" | "tie" | "loss">, digits: Digits) {
  const shares = [win, tie, loss];
  return wholeShares(shares, digits).map((percent, nth) =>
    percent === 0 || percent === 100 ? shares[nth] : percent / 100,
  ) as [number, number, number];
}
