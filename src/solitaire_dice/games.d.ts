
/** Games to play. */
export interface SheetGamesQuery {
  /** One to eight players. All of them play the same rolls, each on a sheet of their own. */
  players: SheetPlayer[];
  /** Games of another seed have other rolls; 0 to 4294967295. */
  seed: number;
  /** Where games begin: the empty sheet if left out. Its roll, if there is one, is the first roll of each game. */
  from?: SheetQuery | null;
  /** Scores of which to tell how often they are reached, at most sixteen; 0, 300 and 500 if left out. */
  atLeast?: number[] | null;
  /** Whether to find averages without the luck of the rolls as well, which takes longer and needs the learned weights; false if left out. */
  adjusted?: boolean | null;
}

/** What all games so far came to. */
export interface SheetResult {
  /** Games played. */
  games: number;
  /** In the order of the query. */
  players: SheetPlayerResult[];
  /** `differences[i][j]`: how many points more player i had than player j on the same rolls, on average. */
  differences: Estimate[][];
}

/** How one player did. */
export interface SheetPlayerResult {
  /** The average final score. */
  mean: Estimate;
  /** The same without the luck of the rolls; null unless asked for, and without weights. */
  adjusted: Estimate | null;
  /** Standard deviation of a game's score. */
  deviation: number;
  /** For each score asked for, the share of games that reached it. */
  atLeast: { score: number; share: Estimate }[];
  /** Games by score: `counts[n]` had `from + 10 n` points. */
  histogram: { from: number; counts: number[] };
  /** Turns of a game, free rides included, on average. */
  turns: number;
  /** Free rides of a game, on average. */
  freeRides: number;
  /** For each sum, 2 to 12, the share of games that ended with marks on it. */
  opened: number[];
  /** Which numbers were rejected, and in how many games; most often first. */
  sets: { rejects: number[]; games: number }[];
}
