/**
 * A table, and the turn that is played on it. Tiles are given by their numbers, 21 to 36: up to 24 one worm, then two, three, and from 33 on
 * four.
 */
export interface TableQuery {
  /** The stacks of 2 to 7 players, each with its bottom tile first. Tiles that lie neither here nor on the grill are out of the game. */
  players: number[][];
  /** Index in `players` of the player whose turn it is. */
  toMove: number;
  /** The tiles face up in the middle, in any order. */
  grill: number[];
  /** The dice taken so far, of eight; none if left out. */
  taken?: Counts | null;
  /** The dice just rolled: exactly those not taken. Left out before a roll. */
  roll?: Counts | null;
  /** The usual ones if left out. */
  rules?: Rules | null;
  /** What `advise` makes the most of: the worms of this turn ("worms", if left out), or the chance to win the game ("win"). */
  objective?: "worms" | "win" | null;
  /**
   * Turns that chances to win look ahead, 1 (quicker) or 2; 2 if left out. With 2 a result of a turn that has begun is worth what `winChances`
   * says of the table after it.
   */
  turns?: number | null;
}

/** What a turn brings: a tile from the grill, a tile stolen from a player's stack, or none. */
export interface Outcome {
  result: "grill" | "steal" | "fail";
  /** The number of the tile; absent for "fail". */
  tile?: number;
  /** Index of the player who loses the tile; only for "steal". */
  from?: number;
}

/**
 * What `advise` says. Every value is one of the player to move: with the objective "worms" the worms that the turn brings on average, below
 * zero where it loses some; with "win" the chance to win the game, 0 to 1. A stolen tile also takes its worms from one of the opponents, so in
 * worms it counts `worms + worms / opponents`.
 */
export interface Advice {
  /** Value of a failed turn; in worms, minus those of the player's own top tile. */
  fail: number;
  /** Value of stopping on each total with a worm: 41 entries, the index is the total; in JSON as of an `Evaluation`. */
  prices: Float64Array;
  /** What stopping on each total with a worm brings: 41 entries. With the objective "win" it may be best to leave a tile that could be stolen, or
   * with the rule `anyLowerTile` to take a lower tile. */
  results: ({ total: number } & Outcome)[];
  /** Value of stopping now; null where that is not allowed. */
  stop: number | null;
  /** Value of rolling, played best afterwards; null where that is not allowed. */
  roll: number | null;
  /** The faces of the roll that may be taken, ascending: how many dice show each, and its value, played best afterwards. */
  choices: { face: 1 | 2 | 3 | 4 | 5 | 6; count: number; value: number }[];
  /**
   * The best action and its value. Of equal ones (within 1e-12) it is to stop rather than to roll, then to take the face that leaves fewer
   * dice, then the higher face. After a bust the value is `fail`; a turn that is over is stopped.
   */
  best: Decision & { value: number };
  /** How likely each result of the turn is under best play; the probabilities add up to 1. */
  distribution: ({ probability: number } & Outcome)[];
  /** Only with the objective "win". */
  win?: {
    /** The chance of each player to win under best play; they add up to 1. */
    chances: number[];
    /** Whether all chances are exact: all that can come after the turn is solved, or ends the game. Else they are estimates. */
    exact: boolean;
    /** Whether the table's rules are those by which chances were learned, the usual ones; else they are less accurate. */
    learnedRules: boolean;
  };
}

/**
 * How a turn has ended: on a `total` with a worm, for a tile from the grill (a total that reaches none is the same as "fail", also where another player's top tile has that number;
 * a lower tile that the rule `anyLowerTile` lets one take is that of its own number); with the
 * `steal` of the tile of that number; or "fail", with a bust or without a worm.
 */
export type TurnEnd = { total: number } | { steal: number } | "fail";

/**
 * What to do next: to "stop", to "roll", or to "take" a face, 6 for the worm; "bust" where no face of the roll may be
 * taken.
 */
export type Decision =
  | { action: "take"; face: 1 | 2 | 3 | 4 | 5 | 6 }
  | { action: "stop" | "roll" | "bust"; face?: undefined };
