/** How many dice show each face: ones, twos, threes, fours, fives, worms. */
export type Counts = [number, number, number, number, number, number];

/** What a bust does: "scores-nothing", the rule, or "keeps-total", where the turn ends on the score so far. */
export type BustRule = "scores-nothing" | "keeps-total";

/** The dice of a turn, whatever lies on the table: what `evaluateTurn` is asked about. */
export interface TurnQuery {
  /** The dice taken so far: at most `dice` in all. */
  taken: Counts;
  /** The dice just rolled: exactly those not taken; faces that are taken already may be among them. Left out before a roll. */
  roll?: Counts | null;
  /** Dice in the game, 1 to 8; 8 if left out. */
  dice?: number | null;
  /** What a bust does; "scores-nothing" if left out. */
  bust?: BustRule | null;
}

/**
 * What can be reached, for every total to aim at: rows have 41 entries, and the index is the total. Each entry is the best that can be reached
 * for that one number, by whatever play serves it best, independently of the others. `JSON.stringify` writes such a row as an object, unless its
 * replacer makes an array of it: `(_, value) => (value instanceof Float64Array ? [...value] : value)`.
 */
export interface Evaluation {
  /** Average result of best play, in points. */
  expectedValue: number;
  /** Best chance to end on exactly the total, 0 to 1; entry 0 is 0. */
  exactly: Float64Array;
  /** Best chance to end on the total or more, 0 to 1; entry 0 is 1. */
  atLeast: Float64Array;
  /** Best average in points, lower results counting 0; entry 0 is the expected value. */
  expectedAtLeast: Float64Array;
}

/** A face of the roll that may be taken, with all its dice. */
export interface Choice {
  /** 1 to 5, or 6 for the worm. */
  face: 1 | 2 | 3 | 4 | 5 | 6;
  /** Dice of it in the roll. */
  count: number;
  /** Points after taking them. */
  total: number;
  /** Dice left after taking them. */
  remaining: number;
  /** Best play after taking them. */
  evaluation: Evaluation;
}

/** What `evaluateTurn` says of a turn. */
export interface TurnAnswer {
  /** Points of the dice taken. */
  total: number;
  /** What stopping now is worth, in points: the total with a worm, else 0. */
  score: number;
  /** Dice not taken yet. */
  remaining: number;
  /**
   * "unrolled": before a roll. "rolled": a face of the roll is to be taken; if none may be, the roll is a bust, with no choices and a
   * `bustChance` of 1. "over": no dice are left, or all six faces are taken.
   */
  phase: "unrolled" | "rolled" | "over";
  /** Best play from here. */
  position: Evaluation;
  /** Unrolled: stopping now; null before the first roll, and when rolled or over. */
  stop: Evaluation | null;
  /** Unrolled: rolling on, the plain average over all rolls; null when rolled or over. */
  rollAgain: Evaluation | null;
  /** Chance that the next roll busts at once; of a roll that is there 0 or 1; 0 when over. */
  bustChance: number;
  /** The faces of the roll that may be taken, ascending; empty without a roll. */
  choices: Choice[];
  /** "table" if any number came from a precomputed table, and so is within 1e-6 (chances) or 1e-5 (points) of the solver's. */
  source: "table" | "solved";
}

/** How much `solveWholeTurn` or `layOutWholeTurn` has done. */
export interface WholeTurn {
  /** Positions that were solved. */
  positions: number;
}
