// What the model of the Knucklebones page is made of. Columns are numbered 0 to 2, from the left as they lie on
// screen; dice are their faces, 1 to 6.

import type {
  BoardScore,
  ColumnAnswer,
  GameResult,
  KnucklebonesAnswer,
  KnucklebonesPlayer,
  Outlook,
} from "#modules/knucklebones";
import type { WhenAdvised } from "../../../shell/model/advice.ts";

/** A board on screen: "mine" below, "theirs" above. */
export type Side = "mine" | "theirs";

/** Three columns, each with its dice as they were placed, the first one nearest to the middle of the screen. */
export type Board = number[][];

export interface Boards {
  mine: Board;
  theirs: Board;
}

type Mode = "play" | "setup";
type Tab = "why" | "moves";

/** The players of the computer that can play a board, as the solver names them. */
export type Player = "best-4" | "best-1" | "risk-4" | "seed-4" | "greedy" | "random";

/** By side: null for a person. */
type Seats = Record<Side, Player | null>;

export interface State {
  // The position: undo brings it back.
  mine: Board;
  theirs: Board;
  toMove: Side;
  roll: number | null;
  seats: Seats;
  /** What the people are called who play; "" for whom nobody has named. */
  names: Record<Side, string>;
  /** Who begins a new game. */
  starts: Side;
  /** Who rolls the die. */
  throws: "typed" | "page";
  /** Whether the person who plays the computer has given up. */
  isGivenUp: boolean;
  /** The moves of the game so far; no link tells them. */
  moves: LoggedMove[];
  /** What the dice of the page, and a computer that leaves its choice to chance, follow from; 0: there is none yet. */
  seed: number;

  // What is looked at.
  mode: Mode;
  tab: Tab;

  // The player's preferences.
  pace: "step" | "slow" | "normal" | "fast";
  /** When a person who plays the computer is told what is best; "none": once the game is over. */
  advice: WhenAdvised;
  /** The decision that a hint was asked for, by its number. */
  hintAt: number | null;

  // What passes: no link tells it, nothing keeps it.
  /** The die that is set up next. */
  picked: number;
  /** What was not possible in set up, and why. */
  refused: Refusal | null;
  /** Parts of the tree that are open: paths of rolls and columns, as text. */
  open: string[];
  /** The move of the curve that is read off; null for the last one. */
  moveRead: number | null;
}

/** Why a position can't be: the same die in facing columns, or a full board where the game has ended. */
export type Refusal =
  | { why: "facing"; column: number; die: number }
  | { why: "full"; side: Side }
  | { why: "column"; side: Side; column: number };

/** One way to place a die, as it was when it was decided. */
export interface Choice {
  column: number;
  share: number;
  removes: number;
}

/**
 * A placed die: the ways there were, the one made and the best, and the part of a win that it gave away. `error`: how far the shares
 * may be off; left out where that was not known. `isMended`: whether the boards were changed by hand before the next one; left out
 * where they were not.
 */
export interface LoggedMove {
  side: Side;
  by: Player | null;
  roll: number;
  column: number;
  choices: Choice[];
  best: number;
  lost: number;
  error?: number;
  isMended?: true;
}

// ---- Shares as they are shown ----

/** Decimals of a share in percent. */
export type Digits = 0 | 1;

/** How far a share may be off: in percentage points, with its decimals. */
export interface Margin {
  points: number;
  digits: Digits;
}

/** A share with the decimals that are shown; `margin` is null where none is told. */
export interface Chance {
  share: number;
  digits: Digits;
  margin: Margin | null;
}

// ---- The solver's answers ----

export type { BoardScore, ColumnAnswer, GameResult, KnucklebonesAnswer, KnucklebonesPlayer, Outlook };

/** What the solver is asked: the boards as the player to move sees them. */
export interface Query extends Boards {
  roll: number | null;
}

/**
 * What a roll would bring: the best share, how far it may be off, and where to place it: what is as good as the best; nowhere if all is.
 * `isReached`: whether it was looked at as far ahead as was asked.
 */
export interface FaceAnswer {
  face: number;
  share: number;
  error: number | null;
  columns: number[];
  isReached: boolean;
}

/** What a look ahead has found: of the position, and before a roll of each face. */
export interface Found {
  answer: KnucklebonesAnswer;
  faces: FaceAnswer[];
}

/** All that is said of a state. */
export interface Analysis {
  scores: Record<Side, BoardScore>;
  /** As the player below sees it. */
  over: GameResult | null;
  /** Who has given up, if that has ended the game. */
  givenUp: Side | null;
  /** Of the player to move; null when the game is over. */
  found: Found | null;
  /** Whether a deeper look is under way. */
  isThinking: boolean;
  /** The column that the computer has decided on; null where a person is to move, or while it is being decided. */
  chosen: number | null;
}

/** The game's module: what can be asked of it. */
export type Solver = typeof import("#modules/knucklebones");
