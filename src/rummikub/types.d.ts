
/** A tile by its name: "r1" to "r13" red, "b" blue, "k" black, "o" orange; "j" a joker. Answers write small letters. */
export type Tile = string;

/** A set of the table as it lies. Its kind is needed only where one tile and two jokers could be either; else they are a run if they lie as one. */
export type TableSet = Tile[] | { tiles: Tile[]; kind: "run" | "group" };

/** No tile more often than it exists, over table and rack together: two of each. */
export interface RummikubQuery {
  table: TableSet[];
  /** Tiles on the table whose sets are not known. Jokers among them only where jokers are "free". */
  loose?: Tile[] | null;
  rack: Tile[];
  /** Whether the player has made the first move; true if left out. */
  opened?: boolean | null;
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
  /** Tiles of the rack that must be played. None of them is in `keep`, unless the rack has another one. */
  play?: Tile[] | null;
  /** Transitions that the search may make, 1 to 1000000000; any number if left out, and then all is proved. */
  budget?: number | null;
  /** Whether the new table is wanted; true if left out. Without it `cuts` is null and `sets` and `steps` are empty, which is quicker. */
  plan?: boolean | null;
}

export interface RummikubRules {
  /** Points that the first move needs; 30 if left out. */
  opening?: 30 | 50 | null;
  /** Whether the turn of the first move may go on with the table; false if left out. */
  playOn?: boolean | null;
  /**
   * What may be done with jokers on the table: anything that leaves sets ("free", if left out); each stays a tile that it stands for or
   * is freed against it ("stands"); their sets only grow until the tile comes from the rack ("locked"); and those of a group come free only
   * together, against all colours that it lacks ("both").
   */
  jokers?: "free" | "stands" | "locked" | "both" | null;
  /** What a joker on the rack counts; 30 if left out. */
  jokerPoints?: 30 | 100 | null;
}

export interface PlacedTile {
  tile: Tile;
  /** What it stands for: itself, or what a joker replaces. */
  as: Tile;
  /** Where it comes from: a number is an index in `table`. */
  from: "rack" | "loose" | number;
}

export interface PlannedSet {
  kind: "run" | "group";
  /** As they are to lie; the jokers of a group last. */
  tiles: PlacedTile[];
  /** Index of the table's set that it continues. */
  was: number | null;
  /** It lies as it lay, has only got tiles, has lost some, or continues no set. */
  change: "same" | "added" | "changed" | "new";
}

export interface RummikubMove {
  /** Tiles that go from the rack. */
  tiles: number;
  /** What they count. */
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

export interface RummikubAnswer {
  /** "nothing": no tile can go, or not those that must. "no-arrangement": the loose tiles can't be arranged. */
  result: "move" | "nothing" | "no-opening" | "no-arrangement";
  move: RummikubMove | null;
  /** What the rack can open with at most, as far as the points that an opening needs; null for a player who has opened. */
  opening: number | null;
  /** Whether there is certainly nothing better. */
  proved: boolean;
  /** What could be reached at most. */
  atMost: { tiles: number; points: number };
  /** Transitions that the search made. */
  transitions: number;
}

export interface RummikubDraws {
  /** Tiles that can go without a draw. */
  now: number;
  /** Tiles that are neither on the table nor on the rack. */
  unseen: number;
  /** How many of them bring more tiles than can go now. */
  helpful: number;
  /** `helpful` of `unseen`. */
  chance: number;
  /** Each kind with unseen copies, and what the best move with it brings. */
  draws: { tile: Tile; copies: number; tiles: number; points: number }[];
}

export interface RummikubJudgement {
  /** What is wrong, in sentences; empty for a good move. */
  problems: string[];
  /** What came from the rack. */
  tiles: number;
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
