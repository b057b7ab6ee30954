
/** A board: three columns, each with up to three dice 1 to 6, in any order. */
export type Board = number[][];

/** Two boards, seen by the player to move. The same number never stands in the same column of both: placing it removes the other one's. */
export interface Boards {
  /** Not full, as that would have ended the game; only `scoresOfKnucklebones` takes a full one. */
  mine: Board;
  /** If it is full, the game is over. */
  theirs: Board;
}

/** How a game has ended for a player. */
export type GameResult = "win" | "tie" | "loss";

/** A position, and how hard to search. */
export interface KnucklebonesQuery extends Boards {
  /** The die just rolled, 1 to 6; left out before the roll. */
  roll?: number | null;
  /** Positions to value at most, 1 to 100000000; 300000 if left out. Depth 1 is always completed. */
  positions?: number | null;
  /** Milliseconds to take at most, 1 to 60000; no limit if left out. The limit that is reached first ends the search. */
  milliseconds?: number | null;
  /** Placements to look ahead at most, 1 to 12; 12 if left out. */
  depth?: number | null;
  /** What to make the most of: wins ("win", if left out), the difference of the scores ("difference"), or the heuristic of the program knucklebones-solver ("seed"). */
  objective?: "win" | "difference" | "seed" | null;
}

/** What is to be expected, for the player to move. */
export interface Outlook {
  /** Share of games won, a tie counting half: what "win" makes the most of. */
  share: number;
  /** Chance to win. With those of a tie and a loss it adds up to 1. */
  win: number;
  tie: number;
  loss: number;
  /** Own score less theirs at the end, on average. */
  difference: number;
}

/** A column with room, and what it is worth to place the rolled die there. */
export interface ColumnAnswer {
  /** From the left. */
  column: 0 | 1 | 2;
  /** Dice of the other board that are removed. */
  removes: number;
  /** Points that the own column gains. */
  gain: number;
  /** Points that the facing column loses. */
  takes: number;
  /** What is to be expected after this placement; null with the objective "seed". */
  outlook: Outlook | null;
  /** Only with the objective "seed": points by that heuristic. */
  seedValue: number | null;
  /** The share is at least this, however precisely what comes later is known; only with the objective "win". */
  low: number | null;
  /** And at most this. */
  high: number | null;
  /** Where this placement ends the game: how, for the player who places. */
  over: GameResult | null;
}

/** What `analyseKnucklebones` says of a position. */
export interface KnucklebonesAnswer {
  /** What is to be expected under best play: with a roll that of the best column; null with the objective "seed". */
  value: Outlook | null;
  /** Points by that heuristic; only with the objective "seed". */
  seedValue: number | null;
  /** The columns with room, from the left; none without a roll, nor when the game is over. */
  columns: ColumnAnswer[];
  /** The best column, the first of equal ones; null without a roll, and when the game is over. */
  best: 0 | 1 | 2 | null;
  /** Placements looked ahead. */
  depth: number;
  /** Positions valued for this answer. */
  positions: number;
  /** "proved" if each share's bounds are within 0.005 of each other. */
  proof: "proved" | "estimate";
  /**
   * How far each share may be off, as a share: 95 % of the estimates that look as far ahead, with as many squares left, were at
   * most this far from the exact solution of the game. Never more than the bounds leave, and 0 for exact shares. Null where no
   * error is known: of estimates by a rule of thumb, and with another objective than "win".
   */
  error: number | null;
  /** What valued the positions where the search ended: learned values, or a rule of thumb where those are not loaded. */
  values: "learned" | "rule";
  /** How the game has ended for the player to move; null while it goes on. */
  over: GameResult | null;
}

/** What comes after a die was placed. */
export interface PlacedDie {
  /** The boards as the other player sees them, who is to move now: the next query, to which its roll is added. */
  next: Boards;
  /** Dice of the other board that were removed. */
  removed: number;
  /** How the game has ended with it, for the player who placed it; null while it goes on. */
  over: GameResult | null;
}

/** The scores of both boards. */
export interface KnucklebonesScores {
  mine: BoardScore;
  theirs: BoardScore;
  /** How the game has ended for the player whose board is `mine`; null while it goes on. */
  over: GameResult | null;
}

/** The points of a board. */
export interface BoardScore {
  /** From the left. */
  columns: [number, number, number];
  /** Of all three columns. */
  total: number;
}

/** A place in the tree of what may follow. All is seen by the player asked about. */
export interface TreeLevel {
  /** What is to be expected here under best play of both. */
  value: Outlook;
  /** Placements looked ahead from here. */
  depth: number;
  /** How far each share of this level may be off, as that of a `KnucklebonesAnswer`. */
  error: number | null;
  /** What comes next. */
  next: "roll" | "column" | "over";
  /** Whose roll or column it is. */
  mover: "mine" | "theirs";
  /** The boards there. */
  boards: Boards;
  /** What may come next, each roll or each column with room; none when the game is over. */
  children: {
    /** A roll 1 to 6, or a column 0 to 2: what to add to the path to get there. */
    key: number;
    /** What is to be expected after it. */
    outlook: Outlook;
    /** Dice removed by that column; null for a roll. */
    removes: number | null;
    /** Whether the mover does best with that column; false for a roll. */
    best: boolean;
    /** How the game ends with that column; null where it goes on, and for a roll. */
    over: GameResult | null;
  }[];
}
