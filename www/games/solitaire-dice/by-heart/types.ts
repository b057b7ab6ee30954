// What Solitaire Dice's rules to remember are made of: the engine's vocabulary, and examples.

/** Numbers of the position. */
export const FACTS = ["in-use", "rejects", "most-rejects", "started", "open", "missing", "usable"] as const;

export type Fact = (typeof FACTS)[number];

/** Numbers of a choice. */
export const FEATURES = [
  "opens",
  "opens-outer",
  "opens-5-9",
  "opens-4-10",
  "towards-five",
  "nearly-five",
  "fifth",
  "tens",
  "paid",
  "worth",
  "wasted",
  "double",
  "far",
  "marks",
  "new-reject",
  "reject-marks",
  "good-rejects",
  "inner-rejects",
  "middle-rejects",
  "inward-rejects",
  "most-rejects",
] as const;

export type Feature = (typeof FEATURES)[number];

/** A sheet with a roll, and how the rule marks it. */
export interface Example {
  position: { sums: number[]; rejects: number[]; roll: number[] };
  choice: { reject: number | null; sums: [number, number] };
}
