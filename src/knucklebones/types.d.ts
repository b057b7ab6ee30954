
/** A board: three columns, each with up to three dice 1 to 6, in any order. */
export type Board = number[][];

/** Two boards, seen by the player to move. The same value never stands on both sides of a column. */
export interface Boards {
  /** Not full: that would have ended the game. */
  mine: Board;
  /** If it is full, the game is over. */
  theirs: Board;
}

export type GameResult = "win" | "tie" | "loss";

export interface KnucklebonesQuery extends Boards {
  /** The die just rolled; left out before the roll. */
  roll?: number | null;
  /** Positions to value at most, 1 to 100000000; 300000 if left out. Depth 1 is always completed. */
  positions?: number | null;
  /** Milliseconds to take at most, 1 to 60000; what comes first ends the search. */
  milliseconds?: number | null;
  /** Placements to look ahead at most, 1 to 12; 12 if left out. */
  depth?: number | null;
  /** What to make the most of: wins ("win", if left out), points ("difference"), or the heuristic of a command-line solver ("seed"). */
  objective?: "win" | "difference" | "seed" | null;
}

/** What is to be expected, for the player to move. */
export interface Outlook {
  /** Share of games won, a tie counting half: what "win" makes the most of. */
  share: number;
  /** Chances of each result; they add up to 1. */
  win: number;
  tie: number;
  loss: number;
  /** Own score less theirs at the end, on average. */
  difference: number;
}

/** A column with room. */
export interface ColumnAnswer {
  column: 0 | 1 | 2;
  /** Dice of the other board that are removed. */
  removes: number;
  /** Points that the own column gains. */
  gain: number;
  /** Points that the facing column loses. */
  takes: number;
  /** Null with the objective "seed". */
  outlook: Outlook | null;
  /** Only with the objective "seed": points by that heuristic. */
  seedValue: number | null;
  /** Bounds of the share that hold whatever is played later; only with the objective "win". */
  low: number | null;
  high: number | null;
  /** Where this placement ends the game: how, for the player who places. */
  over: GameResult | null;
}

export interface KnucklebonesAnswer {
  /** With a roll that of the best column, else that before the roll; null with the objective "seed". */
  value: Outlook | null;
  /** Only with the objective "seed". */
  seedValue: number | null;
  /** Those with room, from the left; none without a roll, nor when the game is over. */
  columns: ColumnAnswer[];
  /** The best column, the first of equal ones. */
  best: 0 | 1 | 2 | null;
  /** Placements looked ahead. */
  depth: number;
  /** Positions valued for this answer. */
  positions: number;
  /** "proved" if each share's bounds are within 0.005 of each other. */
  proof: "proved" | "estimate";
  /** What valued the positions where the search ended: learned values, or a rule of thumb where those are not loaded. */
  values: "learned" | "rule";
  /** How the game has ended for the player asked about. */
  over: GameResult | null;
}

/** The boards after a die was placed, seen by the player who placed it. */
export interface PlacedDie extends Boards {
  /** Dice of the other board that were removed. */
  removed: number;
  /** How the game has ended with it, for the player who placed it. */
  over: GameResult | null;
}

export interface KnucklebonesScores {
  mine: BoardScore;
  theirs: BoardScore;
  over: GameResult | null;
}

export interface BoardScore {
  columns: [number, number, number];
  total: number;
}

/** A place in the tree of what may follow. All is seen by the player asked about. */
export interface TreeLevel {
  value: Outlook;
  /** Placements looked ahead from here. */
  depth: number;
  /** What comes next. */
  next: "roll" | "column" | "over";
  /** Whose roll or column it is. */
  mover: "mine" | "theirs";
  boards: Boards;
  /** A roll 1 to 6, or a column 0 to 2. */
  children: {
    key: number;
    outlook: Outlook;
    /** Dice removed by that column; null for a roll. */
    removes: number | null;
    /** Whether the mover does best with that column; false for a roll. */
    best: boolean;
    over: GameResult | null;
  }[];
}

/**
 * Who plays: "random"; "greedy" (the best difference at once); "seed-1" to "seed-8" (the heuristic of a
 * command-line solver, this many placements ahead); "risk-1" to "risk-8" (the difference less what may be
 * removed); "best-1" to "best-12" (the most wins, this many placements ahead); "best-1k" to "best-10000k"
 * (the most wins, as far as this many thousand positions reach).
 */
export type KnucklebonesPlayer = string;

/** What games between two players came to, as the first of them sees it. */
export interface KnucklebonesResult {
  games: number;
  wins: number;
  ties: number;
  losses: number;
  /** Share of games won, a tie counting half. */
  share: Estimate;
  /** The same with the luck of the dice taken out. */
  adjusted: Estimate;
  /** Score less that of the second player at the end. */
  difference: Estimate;
  /** Share of games won by whoever started, a tie counting half. */
  starterShare: number;
  /** Dice placed in a game, on average. */
  placements: number;
}
