// Shares of a win as they are shown: in percent with one decimal, and as 0 or 100 only where that is certain.

import { wholeShares } from "../../../shell/shares.ts";
import type { Outlook } from "./types.ts";

/** A share below this is shown as less than the least that can be written; so is what is missing to a whole. */
const LEAST = 0.0005;

/** The nearest number with one decimal. */
const inTenths = (percent: number) => Number(percent.toFixed(1));

/** What is told apart, when it is shown, from all others. */
function shown(share: number) {
  if (share === 0 || share === 1) return share * 100;
  if (share < LEAST) return LEAST * 100;
  return share >= 1 - LEAST ? 100 - LEAST * 100 : inTenths(share * 100);
}

/** Whether two shares are shown as the same number. */
export const looksAlike = (one: number, other: number) => shown(one) === shown(other);

/** How far two shares lie apart as they are shown, as a part of a win. */
export const apart = (one: number, other: number) => Math.abs(inTenths(one * 100) - inTenths(other * 100)) / 100;

/** Win, tie and loss, so that they add up when they are shown. One that rounds to nothing, or to all, is what it is. */
export function sharesShown({ win, tie, loss }: Pick<Outlook, "win" | "tie" | "loss">) {
  const shares = [win, tie, loss];
  return wholeShares(shares, 1).map((percent, nth) =>
    percent === 0 || percent === 100 ? shares[nth] : percent / 100,
  ) as [number, number, number];
}
