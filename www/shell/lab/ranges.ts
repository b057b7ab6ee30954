// What the ranges of two numbers tell of each other.

/** @typedef {import("./lab.d.ts").Estimate} Estimate */

/** With fewer games a range says little: it rests on how much results differ, which has not shown yet. */
export const ENOUGH = 30;

/** Whether two ranges have something in common. @param {{ low: number, high: number }} one @param {{ low: number, high: number }} other */
export const overlap = (one, other) => one.low <= other.high && other.low <= one.high;

/** Whether a share is above another, whatever lies in their ranges. @param {Estimate} one @param {Estimate} other */
export const isAhead = (one, other) => one.low > other.high;
