// Numbers with their ranges as entries of comma-separated lines.

import type { Estimate } from "./run.ts";

/** Of one game alone no range is known: that has no end. */
const written = (bound: number): number | "" => (Number.isFinite(bound) ? bound : "");

/** A number, and the ends of its range. */
export const bounds = ({ value, low, high }: Estimate): (number | "")[] => [value, written(low), written(high)];
