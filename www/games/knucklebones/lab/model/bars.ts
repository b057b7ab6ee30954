// What the picture of a run shows: the first player's share without luck and with it, then how games ended.

import type { Bar } from "../../../../shell/lab/shares.ts";
import { bar } from "../../../../shell/lab/shares.ts";
import type { MeasureKey } from "./measures.ts";
import { MEASURES } from "./measures.ts";
import type { Result } from "./types.ts";

/** Of a part of all games no range is told. */
function barOf(key: MeasureKey, kind: Bar<MeasureKey>["kind"], result: Result) {
  const measured = MEASURES[key].of(result);
  if (typeof measured !== "number") return bar(key, measured, kind);
  const value = measured / result.games;
  return bar(key, { value, low: value, high: value }, kind);
}

export const bars = (result: Result) => [
  barOf("adjusted", "first", result),
  barOf("share", "other", result),
  barOf("wins", "other", result),
  barOf("ties", "ties", result),
  barOf("losses", "other", result),
];
