// Shares with their 95% ranges.

import type { Estimate } from "../../../../shell/pages/lab/run.ts";

const DEVIATIONS = 1.959963984540054;

/** A share found in so many games, with Wilson's 95% interval as the solver gives it for its own. */
export function estimate(value: number, games: number): Estimate {
  const square = DEVIATIONS ** 2 / games;
  const middle = (value + square / 2) / (1 + square);
  const half = Math.sqrt(square * (value * (1 - value) + square / 4)) / (1 + square);
  return { value, low: Math.max(0, middle - half), high: Math.min(1, middle + half) };
}
