// Numbers as they are shown: what is said of two of them has to fit what stands there.

import type { Aim } from "./types.ts";

/** What makes a number what is shown of it, and with how many digits. */
interface Shown {
  scale: number;
  digits: number;
}

/** Chances to win in percent, and worms. */
export const SHOWN_AIMS: Record<Aim, Shown> = { win: { scale: 100, digits: 1 }, worms: { scale: 1, digits: 2 } };

const shown = (number: number, { scale, digits }: Shown) => Number((number * scale).toFixed(digits));

/** How far apart two numbers are as they are shown. */
export const apartAsShown = (one: number, other: number, of: Shown) => Math.abs(shown(one, of) - shown(other, of));

/** Whether two numbers look the same. */
export const isSameAsShown = (one: number, other: number, of: Shown) => shown(one, of) === shown(other, of);
