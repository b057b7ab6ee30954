// What the model of the Heckmeck page is made of. Faces are numbered 0 to 5; 5 is the worm.

import type { Advice, Counts, Strategy, TableQuery, TurnEnd } from "#modules/heckmeck";
import type { WhenAdvised } from "../../../shell/model/advice.ts";

/** The rules that tables differ in, as the solver names them. */
export interface Rules {
  turnDownWithNothingToReturn: boolean;
  alwaysTurnDown: boolean;
  compulsorySteal: boolean;
  anyLowerTile: boolean;
}

/** Whom nobody has named, see names.ts. */
export type Given = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
/** A name that was typed, or whom nobody has named. */
export type Name = string | Given;

/** Who plays for a seat: null for a person, else a strategy; decisions made there, and the worms and chances to win given away by them. */
export interface Seat {
  by: Strategy | null;
  choices: number;
  lost: number;
  lostChance: number;
}

export interface Table {
  names: Name[];
  /** Of each player, the bottom tile first. */
  stacks: number[][];
  seats: Seat[];
  toMove: number;
  /** Tiles face up in the middle, ascending. */
  grill: number[];
  rules: Rules;
}

type Mode = "odds" | "advice";
/** What advice is for: to win the game, or the most worms in this turn. */
export type Aim = "win" | "worms";
export type TwoFaces = [first: number, second: number];
export type Goal = "atLeast" | "exactly" | "expectedAtLeast";
type Panel = "all-tiles" | "chart" | "compare";
type Tab = "turn" | "odds" | "game";

export interface State {
  // The position: undo brings it back.
  table: Table;
  /** Whether the only person at the table, who plays the computer, has given up. */
  isGivenUp: boolean;
  /** The moves of the game so far; no link tells them. */
  moves: LoggedMove[];
  /** Who throws the dice at a table. */
  throws: "typed" | "page";
  /** What the dice of the page, and a computer that leaves its choice to chance, follow from; 0: there is none yet. */
  seed: number;
  /** Dice in the game and the bust rule, where odds are shown. */
  dice: number;
  bust: "scores-nothing" | "keeps-total";
  /** Counts by face. */
  taken: Counts;
  /** Faces in the order in which they were entered. */
  roll: number[];

  // What is looked at.
  mode: Mode;
  goal: Goal;
  target: number;
  /** For points: results under it count 0. */
  floor: number;
  shown: Goal | "all";
  charted: Goal;
  columns: "tiles" | "all";
  /** Keys of ways: the one shown alone, those left out of table and chart, curves switched off. */
  only: string;
  hidden: string[];
  off: string[];
  compare: TwoFaces;
  panel: Panel;
  tab: Tab;

  // The player's preferences.
  /** What the game is called; "" as is usual in the language of the page. */
  name: string;
  pace: "step" | "slow" | "normal" | "fast";
  /** When a person is told what the computer advises. */
  advice: WhenAdvised;
  /** The decision that a hint was asked for, see isHinted. */
  hintAt: string;
  /** What the player wants advice for. Where chances to win are not known, it is for worms. */
  aim: Aim;

  // What passes: no link tells it, nothing keeps it.
  /** Whether the taken dice, or the whole roll, are being put right; whether the whole table is shown. */
  isEditing: boolean;
  isChanging: boolean;
  isTableOpen: boolean;
  /** The face whose count is being told, and the count that a finger slides over. */
  counting: number | null;
  sliding: number | null;
  /** The total that the chart is read off at; null: the target. */
  readAt: number | null;
  areAllMovesShown: boolean;
  /** The point of the game's curve that is read off, by its place; null: the last. */
  turnRead: number | null;
  areAllTurnsShown: boolean;
  /** The text that was copied last, and what was said of that. */
  copied: { text: string; said: string } | null;
}

/** What the end of a turn does: the tile won and from whose stack (null: the grill), the tile given back, those turned down. */
export interface TurnOutcome {
  won: number | null;
  from: Name | null;
  back: number | null;
  out: number[];
  /** Whether that ends the game. */
  ends?: boolean;
}

/** A face that is taken, and how many dice show it. */
export interface Dice {
  face: number;
  count: number;
}

/** What can be done with dice: to take a face, to stop or to roll. */
export type PlainWay = ({ key: string } & Dice) | { key: "stop" | "roll"; face?: undefined; count?: undefined };

/** One way on at a table: a face to take, to roll, or what ends the turn. */
export type Way = Taking | Rolling | Ending;

interface AnyWay {
  /** "1" to "5", "w", "roll", "stop", "fail" or "instead". */
  key: string;
  /** A chance to win or worms, by what the advice is for. */
  value: number;
}

export interface Taking extends AnyWay {
  does: "take";
  face: number;
  count: number;
  total: number;
  remaining: number;
  bustChance: number;
  /** What is best afterwards, and what stopping then brings. */
  next: string;
  result: Result;
  /** How likely each result of the turn is then, under best play. */
  distribution: Advice["distribution"];
  after?: undefined;
  turnEnd?: undefined;
}

export interface Rolling extends AnyWay {
  does: "roll";
  remaining: number;
  bustChance: number;
  face?: undefined;
  count?: undefined;
  after?: undefined;
  turnEnd?: undefined;
}

export interface Ending extends AnyWay {
  does: "end";
  /** What the solver is told, the table after it, and what that does. */
  end: TurnEnd;
  after: TableQuery;
  turnEnd: TurnOutcome;
  face?: undefined;
  count?: undefined;
}

/** What a total brings; `from` is a seat. */
export interface Result {
  result: "grill" | "steal" | "fail";
  tile?: number;
  from?: number;
  total?: number;
  probability?: number;
}

/** The same as it is told. */
export type Brought =
  | { result: "fail" }
  | { result: "grill"; tile: number }
  | { result: "steal"; tile: number; from: Name };

/** A decision: the ways there were, by their keys the one made and the best, and what was given away. */
export interface Decision {
  /** What the ways were valued for; worms where it is left out. */
  aim?: Aim;
  ways: { key: string; value: number; face?: number; count?: number; turnEnd: TurnOutcome | null }[];
  /** Whether there was another sensible way. */
  isChoice: boolean;
  picked: string;
  best: string;
  lost: number;
}

/** A table between two turns, as a logged move keeps it: of each player the name and the stack. */
export interface KeptTable {
  names: Name[];
  players: number[][];
  toMove: number;
  grill: number[];
}

/** What the player to move did, with names as they were then. */
export interface LoggedMove {
  player: number;
  who: Name;
  by: Strategy | null;
  /** Whether a turn begins with it. */
  first: boolean;
  /** Counts by face; null where no dice were entered. */
  roll: number[] | null;
  bust: boolean;
  /** None where a tile was won with dice that nobody entered. */
  steps: Decision[];
  /** How the turn ended; null if it goes on. */
  turnEnd: TurnOutcome | null;
  /** Counts by face of what was taken, where the turn was stopped without a tile. */
  taken?: number[];
  /** The table before it, where no move before tells it: at the start, and after a change by hand. */
  before?: KeptTable;
  /** The table after it, where it ends the turn. */
  after?: KeptTable;
  /** The player's chance to win before the roll and after it, if the best follows; where that was known. */
  luck?: { before: number; after: number };
}

/** The game's module: what can be asked of it. */
export type Solver = typeof import("#modules/heckmeck");
