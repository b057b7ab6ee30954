// How fast the computer plays.

export const PACES = ["step", "slow", "normal", "fast"] as const;

export type Pace = (typeof PACES)[number];

/** Milliseconds before each step of the computer; null: only when told to. */
export const PAUSES: Record<Pace | "now", number | null> = {
  slow: 3200,
  normal: 1600,
  fast: 450,
  step: null,
  now: 0,
};
