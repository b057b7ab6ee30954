
/** A sheet to ask about, and the roll on the table if there is one. */
export interface SheetQuery {
  /** Marks on the sums 2 to 12: eleven whole numbers, 0 to 10; 10 stands for ten or more. */
  sums: number[];
  /** Reject marks on the numbers 1 to 6: six whole numbers, 0 to 8; at most three above 0, at most one 8. */
  rejects: number[];
  /** Five faces, 1 to 6, in any order; left out before the roll. A sheet that is over has none. */
  roll?: number[] | null;
  /** "different": the first three turns reject three different numbers. "any" if left out. */
  opening?: "any" | "different" | null;
  /** Search depth: a choice is valued with `depth - 1` exact expectations over the next rolls. 2 if left out. */
  depth?: 1 | 2 | 3 | null;
  /** false: ends beyond spare 0 are estimated, which is quicker. true if left out. */
  exact?: boolean | null;
}

/** What values come from; "rule": the weights are missing, so that choices are ranked by the rule of thumb. */
export type Source = "exact" | "estimate" | "rule";

export interface SheetAnswer {
  phase: "unrolled" | "rolled" | "over";
  /** If the game ended now. */
  score: number;
  /** Points of each sum, eleven numbers; they add up to the score. */
  points: number[];
  /** Free rides that the marks tell of; null where a sum has ten marks, or where the marks do not fit. */
  freeRides: number | null;
  /** What does not fit, in words. */
  misfit: string | null;
  /** The same as a number: marks on sums that are missing (above 0) or too many (below 0); 0 where all fits. */
  missing: number;
  /** Reject marks that can still be made without ending the game; null with fewer than three numbers in use. */
  spare: number | null;
  /** Rolls to come when playing for the longest game, on average; 0 when over. */
  rollsLeft: number;
  /** unrolled: 0 or 1/32; rolled: 0 or 1; over: 0. */
  freeRideChance: number;
  /** Expected final score: before a roll, with the best choice for it, or the score when over. Null where only the weights know. */
  value: number | null;
  source: Source;
  /** Those of the roll: by reject, then by smaller sum; of a free ride by smaller sum. Empty without a roll. */
  choices: SheetChoice[];
  /** Index of the best choice; of equal values the first. */
  best: number | null;
}

export interface SheetChoice {
  /** The number that gets a reject mark; null for a free ride. */
  reject: number | null;
  /** The fifth die, rejected or idle. */
  left: number;
  /** Ascending. */
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
  source: Source;
}

/** How likely it is that the final score reaches a target, when that is what is played for. */
export interface SheetChances {
  /** From 0 to 1: before a roll, or with the best choice for it; 0 or 1 when over. */
  chance: number;
  /** "exact" or "estimate". */
  source: Source;
  /** Those of the roll, in the order of `SheetAnswer.choices`. Empty without a roll. */
  choices: { chance: number; source: Source }[];
  /** Index of the best choice; of equal chances that with the highest expected score. */
  best: number | null;
}

/** What a choice is known by: the rejected number, null on a free ride, and the two sums, ascending. */
export interface SheetMark {
  reject: number | null;
  sums: [number, number];
}

/**
 * Who plays: "random"; "points-now" (most points after the turn); "longest-game" (most rolls to come);
 * "five-factors" (points, rejects and weightings added up; its set is {1,2,6} where none is given); "columns"
 * (each sum by itself); "thumb" (the rule of thumb); "advice" (expected final score, 1-ply); "advice-2" (2-ply).
 */
export type SheetPlayer =
  | "random"
  | "points-now"
  | "longest-game"
  | "five-factors"
  | "columns"
  | "thumb"
  | "advice"
  | "advice-2"
  | { player: "five-factors"; set: number[] };

export interface SheetGamesQuery {
  /** One to eight. All of them play the same rolls, each on a sheet of their own. */
  players: SheetPlayer[];
  /** Games of another seed have other rolls; 0 to 4294967295. */
  seed: number;
  /** Where games begin: the empty sheet if left out. Its roll, if there is one, is the first roll of each game. */
  from?: SheetQuery | null;
  /** Scores of which to tell how often they were reached, at most sixteen; 0, 300 and 500 if left out. */
  atLeast?: number[] | null;
  /** Whether to find averages without luck as well, which takes longer; false if left out. */
  adjusted?: boolean | null;
}

/** What all games so far came to. */
export interface SheetResult {
  games: number;
  players: SheetPlayerResult[];
  /** differences[i][j]: how much more player i had than player j on the same rolls, on average. */
  differences: Estimate[][];
}

export interface SheetPlayerResult {
  mean: Estimate;
  /** The same without the luck of the rolls; null unless asked for, and without weights. */
  adjusted: Estimate | null;
  /** Standard deviation of a game's score. */
  deviation: number;
  atLeast: { score: number; share: Estimate }[];
  /** Games by score: `counts[n]` had `from + 10 n` points. */
  histogram: { from: number; counts: number[] };
  /** Turns of a game, free rides included, on average. */
  turns: number;
  freeRides: number;
  /** Share of games that ended with marks on each of the eleven sums. */
  opened: number[];
  /** Which numbers were rejected, and in how many games; most often first. */
  sets: { rejects: number[]; games: number }[];
}
