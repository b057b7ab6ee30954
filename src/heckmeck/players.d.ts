/** Rules that tables differ in. What is left out is as by default; the defaults are the usual rules. */
export interface Rules {
  /** A failed turn turns the highest tile of the grill down even if the player had no tile to return; default true. */
  turnDownWithNothingToReturn?: boolean | null;
  /** A failed turn turns the highest tile of the grill down even if it is the one just returned; default false. */
  alwaysTurnDown?: boolean | null;
  /** A player who can steal a tile must; default false. */
  compulsorySteal?: boolean | null;
  /** A player whose total is not on the grill may take any lower tile there, not just the next lower one; default false. */
  anyLowerTile?: boolean | null;
}

/**
 * How a player plays without a person. "best-to-win": for the best chance to win; needs `fetchWinModel` for the number of players, also in
 * tournaments. "best-in-worms": for the most worms in each turn. "random": does anything that is allowed. The others are rules of thumb, which
 * of two faces with equal points take the higher one. "rule-1": takes the highest face; "rule-2": takes the face with the most points;
 * "rule-3": takes worms, else the most points; "rule-4": the same, but worms first only from the third roll on. All of these stop as soon as they
 * can have a tile, from the grill or from another player. "rule-5": as "rule-4", but stops as soon as the worms on top of the own stack plus
 * those of the tile are at least two.
 */
export type Strategy = "best-to-win" | "best-in-worms" | "rule-1" | "rule-2" | "rule-3" | "rule-4" | "rule-5" | "random";
