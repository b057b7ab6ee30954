// What Knucklebones's rules to remember are made of: the engine's vocabulary, and examples.

/** A number of the position. */
export type Fact = "die" | "empty" | "their-empty" | "fewest-empty" | "lead" | "behind" | "their-matching" | "matching";

/** A number of a choice. */
export type Feature =
  | "gain"
  | "takes"
  | "swing"
  | "removed"
  | "same"
  | "dice"
  | "fills"
  | "kinds"
  | "facing"
  | "safe"
  | "at-risk"
  | "exposed"
  | "score"
  | "before"
  | "their-score"
  | "ahead"
  | "target"
  | "adds-risk"
  | "gives-up"
  | "opens";

/** Two boards with a die that was rolled, and the column that the rule picks. */
export interface Example {
  position: { mine: number[][]; theirs: number[][]; roll: number };
  choice: number;
}
