
/** A tile by its name: "r1" to "r13" red, "b" blue, "k" black, "o" orange; "j" a joker. Answers write small letters. */
export type Tile = string;

/** A set of the table as it lies. Its kind is needed only where one tile and two jokers could be either; otherwise they are a run if they lie as one. */
export type TableSet = Tile[] | { tiles: Tile[]; kind: "run" | "group" };

/** A position, and what is wanted of a move. No tile is there more often than it exists, over table and rack together: two of each, two jokers. */
export interface RummikubQuery {
  /** The sets on the table. */
  table: TableSet[];
  /** Tiles on the table whose sets are not known. Jokers among them only where jokers are "free". */
  loose?: Tile[] | null;
  /** The player's own tiles; an empty rack is an error, for the game is over. */
  rack: Tile[];
  /** Whether the player has made the first move; true if left out. */
  opened?: boolean | null;
  /** The usual ones if left out. */
  rules?: RummikubRules | null;
  /**
   * What counts first, second and third: tiles, points, fewest cuts ("tiles", if left out); points, tiles, cuts ("points"); tiles,
   * cuts, points ("simple").
   */
  objective?: "tiles" | "points" | "simple" | null;
  /** Jokers of the rack go only in a move that empties it, or as few as an opening needs; false if left out. */
  keepJokers?: boolean | null;
  /** Tiles of the rack that are not to be played. */
  keep?: Tile[] | null;
  /** Tiles of the rack that must be played. None of them is in `keep`, unless the rack has another one. If they can't go, the result is "nothing". */
  play?: Tile[] | null;
  /** Steps (transitions) that the search may make, 1 to 1000000000. Without a limit, if left out, every answer is proved. */
  budget?: number | null;
  /** Whether the new table is wanted; true if left out. Without it `cuts` is null and `sets` and `steps` are empty, which is quicker. */
  plan?: boolean | null;
}

/** A tile of a set as it is to lie. */
export interface PlacedTile {
  tile: Tile;
  /** What it stands for: itself, or what a joker replaces. */
  as: Tile;
  /** Where it comes from: a number is an index in `table`. */
  from: "rack" | "loose" | number;
}

/** A set of the new table. */
export interface PlannedSet {
  kind: "run" | "group";
  /** The tiles as they are to lie; the jokers of a group last. */
  tiles: PlacedTile[];
  /** Index in `table` of the set that it continues; null for a new one. */
  was: number | null;
  /** "same": it lies as it lay; "added": it has only got tiles; "changed": it has lost some; "new": it continues no set. */
  change: "same" | "added" | "changed" | "new";
}

/** A move, and the table after it. */
export interface RummikubMove {
  /** Tiles that go from the rack. */
  tiles: number;
  /** What those tiles count. */
  points: number;
  /** Neighbours in the sets of `table` that are parted; null without a plan. */
  cuts: number | null;
  /** What the rack's own sets are worth, if the move opens; with `playOn` as far as the points that an opening needs. */
  opening: number | null;
  /** The tiles that go. */
  play: Tile[];
  /** The tiles that stay on the rack. */
  rest: Tile[];
  /** Whether the rack is empty afterwards. */
  wins: boolean;
  /** The whole table afterwards: first the sets that continue one of `table`, in its order. */
  sets: PlannedSet[];
  /** Indices of the sets that are not the same, in an order in which few tiles lie loose meanwhile. */
  steps: number[];
}

/** What `solveRummikub` finds. */
export interface RummikubAnswer {
  /** "move": there is one. "nothing": no tile can go, or not those that must. "no-opening": the rack has not enough points for the first move. "no-arrangement": the loose tiles can't be arranged. */
  result: "move" | "nothing" | "no-opening" | "no-arrangement";
  /** The best move; null unless the result is "move". */
  move: RummikubMove | null;
  /** What the rack can open with at most, as far as the points that an opening needs; null for a player who has opened. */
  opening: number | null;
  /** Whether it is certain that nothing better is possible. Only a `budget` can leave that open. */
  proved: boolean;
  /** What could be reached at most. */
  atMost: { tiles: number; points: number };
  /** Steps (transitions) that the search made. */
  transitions: number;
}

/** What drawing a tile would bring. */
export interface RummikubDraws {
  /** Tiles that can go without a draw. */
  now: number;
  /** Tiles that are neither on the table nor on the rack. */
  unseen: number;
  /** How many of them bring more tiles than can go now. */
  helpful: number;
  /** Chance to draw one of those: `helpful` divided by `unseen`. */
  chance: number;
  /** Each kind of tile with unseen copies, how many those are, and how many tiles and points the best move brings once it is drawn. */
  draws: { tile: Tile; copies: number; tiles: number; points: number }[];
}

/** A rule that a move made by hand breaks. */
export type RummikubProblem =
  | {
      /** Tiles that are no set. */
      kind: "no-set";
      /** Index in `after`. */
      set: number;
      /** Why they are none, in English: "8 is missing". */
      why: string;
    }
  | {
      /** "gone": a tile of the table that is no longer there; "unknown": one that was neither on the table nor on the rack. */
      kind: "gone" | "unknown";
      tile: Tile;
    }
  | {
      /** Nothing came from the rack. */
      kind: "nothing-played";
    }
  | {
      /** A set of the table that was used before the opening. */
      kind: "touched";
      /** Index in `table`. */
      set: number;
    }
  | {
      /** An opening that is worth too little. */
      kind: "opening";
      /** Points that it is worth. */
      worth: number;
      /** Points that it needs. */
      needed: number;
    }
  | {
      /** A set with two jokers, where one is allowed. */
      kind: "two-jokers";
      /** Index in `after`. */
      set: number;
    }
  | {
      /** A joker of the table that was used against the rule in force. */
      kind: "joker";
      /** That rule, as in the query's `jokers`. */
      rule: "free" | "stands" | "locked" | "both";
    };

/** What a move made by hand is worth. */
export interface RummikubJudgement {
  /** What is wrong, sets that are none first; empty for a good move. */
  problems: RummikubProblem[];
  /** Tiles that came from the rack. */
  tiles: number;
  /** What those tiles count. */
  points: number;
  /** Neighbours in the sets of `table` that were parted. */
  cuts: number;
  /** The best move by what the query wants; null if there is none. */
  best: RummikubMove | null;
}

/** Thrown in place of an answer that would break the rules: a fault of the solver, not of the query. */
export interface SolverFault extends Error {
  name: "SolverFault";
  /** The position as text, to report. */
  position: string;
}
