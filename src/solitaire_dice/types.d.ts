
/** A sheet to ask about, and the roll on the table if there is one. */
export interface SheetQuery {
  /** Marks on the sums 2 to 12: eleven whole numbers, 0 to 10; 10 stands for ten or more. */
  sums: number[];
  /** Reject marks on the numbers 1 to 6: six whole numbers, 0 to 8; at most three above 0, at most one 8. */
  rejects: number[];
  /** Five faces, 1 to 6, in any order; left out before the roll. A sheet that is over has none. */
  roll?: number[] | null;
  /** The rule for the first three turns: "any" number may be rejected (if left out), or three "different" ones must be. */
  opening?: "any" | "different" | null;
  /** What an open sum costs at the end: 200, as on the official sheet (if left out), or 150, the easy variant. Its estimates need `fetchEasySheets`. */
  openCost?: 200 | 150 | null;
  /** How far to look ahead: a choice is valued with `depth - 1` exact expectations over the next rolls. 1 is the quickest, 3 the most accurate; 2 if left out. */
  depth?: 1 | 2 | 3 | null;
  /** Whether to solve what can be solved to the end; true if left out. With false those with a `spare` above 0 are estimated, which is quicker. */
  exact?: boolean | null;
}

/** Where values come from: "exact", solved to the end; "estimate", by the learned weights; "rule": those are not loaded, and a rule of thumb ranks the choices. */
export type Source = "exact" | "estimate" | "rule";

/** What `evaluateSheet` says of a sheet. */
export interface SheetAnswer {
  /** "unrolled": before a roll; "rolled": a choice is to be marked; "over": the game has ended. */
  phase: "unrolled" | "rolled" | "over";
  /** The score if the game ended now, in points. */
  score: number;
  /** The points of each sum, 2 to 12: eleven numbers that add up to the score. */
  points: number[];
  /** Free rides that the marks tell of; null where a sum has ten marks, or where the marks do not fit. */
  freeRides: number | null;
  /** Why these marks can't come from a game, in words; null if they can. */
  misfit: string | null;
  /** The same as a number: marks on sums that are missing (above 0) or too many (below 0); 0 where all fits. */
  missing: number;
  /** Reject marks that can still be made without ending the game; null with fewer than three numbers in use. */
  spare: number | null;
  /** Rolls to come when playing for the longest game, on average; 0 when over. */
  rollsLeft: number;
  /** Chance that the next roll, or this one, is a free ride: before a roll 0 or 1/32, with a roll 0 or 1; 0 when over. */
  freeRideChance: number;
  /** Expected final score: before a roll, with the best choice for it, or the score when over. Null where only the weights know. */
  value: number | null;
  /** Where `value` comes from. */
  source: Source;
  /** Those of the roll: by reject, then by smaller sum; of a free ride by smaller sum. Empty without a roll. */
  choices: SheetChoice[];
  /** Index in `choices` of the best one, of equal values the first; null without a roll. */
  best: number | null;
}

/** A way to mark a roll. */
export interface SheetChoice {
  /** The number that gets a reject mark; null for a free ride. */
  reject: number | null;
  /** The fifth die, rejected or idle. */
  left: number;
  /** The sums of the two pairs, which get a mark each, ascending. */
  sums: [number, number];
  /** One way to pair the four dice: each pair ascending, in the order of the sums. */
  pairs: [[number, number], [number, number]];
  /** Points that the score changes by at once. */
  change: number;
  /** Marks beyond the tenth, 0 to 2. */
  wasted: number;
  /** Whether the game ends with this turn. */
  ends: boolean;
  /** Expected final score; null where only the weights know. */
  value: number | null;
  /** By how much that is less than the best choice's; 0 for the best, null where values are. */
  cost: number | null;
  /** Where `value` comes from. */
  source: Source;
}

/** How likely it is that the final score reaches a target, when that is what is played for. */
export interface SheetChances {
  /** The chance, 0 to 1: before a roll, or with the best choice for it; 0 or 1 when over. */
  chance: number;
  /** Where `chance` comes from: "exact" or "estimate". */
  source: Source;
  /** Those of the roll, in the order of `SheetAnswer.choices`. Empty without a roll. */
  choices: { chance: number; source: Source }[];
  /** Index in `choices` of the best one, of equal chances that with the highest expected score; null without a roll. */
  best: number | null;
}

/** What a choice is known by: also a whole `SheetChoice` of an answer. */
export interface SheetMark {
  /** The rejected number; null on a free ride. */
  reject: number | null;
  /** The two sums, ascending. */
  sums: [number, number];
}

/**
 * How a player plays without a person: "random"; "points-now" (most points after the turn); "longest-game" (most rolls to come);
 * "five-factors" (points, rejects and weightings added up; `set` are the three numbers that it prefers to reject, {1,2,6} where none are
 * given); "columns" (each sum by itself); "thumb" (the rule of thumb); "advice" (the best expected final score, by the learned weights alone);
 * "advice-2" (the same with one exact expectation over the next roll). The last two need the learned weights, see `loadTables`.
 */
export type SheetPlayer =
  | "random"
  | "points-now"
  | "longest-game"
  | "five-factors"
  | "columns"
  | "thumb"
  | ByHeart
  | "advice"
  | "advice-2"
  | { player: "five-factors"; set: number[] };
