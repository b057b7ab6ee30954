// What the ranges of two numbers tell of each other.

import type { Estimate } from "./run.ts";

/** With fewer games a range says little: it rests on how much results differ, which has not shown yet. */
export const ENOUGH = 30;

/** Whether two ranges have something in common. */
export const overlap = (one: { low: number; high: number }, other: { low: number; high: number }) =>
  one.low <= other.high && other.low <= one.high;

/** Whether a share is above another, whatever lies in their ranges. */
export const isAhead = (one: Estimate, other: Estimate) => one.low > other.high;
