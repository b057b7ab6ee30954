// Shares as far as a share can be: few games, or luck taken out, lead beyond.

/** @param {number} share */
export const possible = (share) => Math.min(1, Math.max(0, share));

/** A share as it was found, its range cut where no share can be. @param {import("./lab.d.ts").Estimate} share */
export const possibleRange = ({ value, low, high }) => ({ value, low: possible(low), high: possible(high) });
