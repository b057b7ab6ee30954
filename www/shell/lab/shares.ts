// Shares as far as a share can be: few games, or luck taken out, lead beyond.

import type { Estimate } from "./run.ts";

export const possible = (share: number) => Math.min(1, Math.max(0, share));

/** A share as it was found, its range cut where no share can be. */
export const possibleRange = ({ value, low, high }: Estimate) => ({ value, low: possible(low), high: possible(high) });
