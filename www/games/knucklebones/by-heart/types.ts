// What Knucklebones's rules to remember are made of: the engine's vocabulary, and examples.

/** Numbers of the position. */
export const FACTS = [
  "die",
  "empty",
  "their-empty",
  "fewest-empty",
  "lead",
  "behind",
  "their-matching",
  "matching",
] as const;

export type Fact = (typeof FACTS)[number];

/** Numbers of a choice. */
export const FEATURES = [
  "gain",
  "takes",
  "swing",
  "removed",
  "same",
  "dice",
  "fills",
  "kinds",
  "facing",
  "safe",
  "at-risk",
  "exposed",
  "score",
  "before",
  "their-score",
  "ahead",
  "target",
  "adds-risk",
  "gives-up",
  "opens",
] as const;

export type Feature = (typeof FEATURES)[number];

/** Two boards with a die that was rolled, and the column that the rule picks. */
export interface Example {
  position: { mine: number[][]; theirs: number[][]; roll: number };
  choice: number;
}
