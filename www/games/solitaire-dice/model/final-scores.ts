// What is told of games that were played to the end: their shares, and their average beside the expected score.

import { CLOSE } from "./choices.ts";
import { tenths } from "./shown.ts";

interface Range {
  low: number;
  high: number;
}

/** The heads of a file with games by final score. */
export const CSV_HEADS = ["final score", "games"];

/** A share's range in percent, and with how many digits it is told: near 0 and 1 with one more. */
export const inPercent = ({ low, high }: Range) => ({
  low: low * 100,
  high: high * 100,
  digits: high < 0.01 || low > 0.99 ? 2 : 1,
});

/**
 * How an estimate lies outside what games averaged, as far as the shown numbers lie apart; null where it does not, or by as little as
 * estimates may.
 * @param average with its range
 */
export function farOff(
  estimate: number,
  { value, low, high }: Range & { value: number },
): { kind: "above" | "below"; points: number } | null {
  const points = Math.abs(tenths(estimate) - tenths(value));
  if (estimate > high + CLOSE) return { kind: "above", points };
  return estimate < low - CLOSE ? { kind: "below", points } : null;
}
