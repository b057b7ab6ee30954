// What the model of the page is made of.

import type {
  RummikubAdvice,
  RummikubAnswer,
  RummikubDraws,
  RummikubJudgement,
  RummikubMove,
  RummikubProblem,
  RummikubQuery,
  RummikubResult,
  RummikubStrategy,
} from "#modules/rummikub";
import type { Refusal } from "../../../shell/game/records/records.ts";
import type { WhenAdvised } from "../../../shell/model/advice.ts";

export type {
  RummikubAdvice,
  RummikubAnswer,
  RummikubDraws,
  RummikubJudgement,
  RummikubMove,
  RummikubProblem,
  RummikubQuery,
  RummikubResult,
  RummikubStrategy,
};

export type PlacedTile = RummikubMove["sets"][number]["tiles"][number];
export type PlannedSet = RummikubMove["sets"][number];

/** "r1" to "r13", "b…", "k…", "o…": red, blue, black, orange; "j": a joker. */
export type Tile = string;

/** Red, blue, black, orange. */
export type Colour = "r" | "b" | "k" | "o";

export type Kind = "run" | "group";

/** A set of the table, its tiles in the order in which they lie. */
export interface TableSet {
  tiles: Tile[];
  kind: Kind;
}

/** What a move is chosen by: what the solver makes the most of, or what the strongest computer player does. */
export type Objective = "tiles" | "points" | "simple" | "best";
type JokerRule = "free" | "stands" | "locked" | "both";

/** The rules of the house; the solver knows them by the same names. */
export interface Rules {
  /** What an opening is worth at least, in points. */
  opening: number;
  /** Whether the opening turn may use the table as well. */
  playOn: boolean;
  /** When a joker on the table may leave its set. */
  jokers: JokerRule;
  /** Whether a set may have only one joker. */
  oneJoker: boolean;
  /** What a joker on a rack costs at the end. */
  jokerPoints: number;
}

/** Where taps on a tile of the grid go. */
type Target = "rack" | "set" | "theirs" | "draw";

type Tab = "table" | "moves";

/** Why tiles are no set: fewer than three, of no one colour or number, beyond a run's ends, out of order, a colour twice, more than four, or two jokers. */
type NoSet = "few" | "mixed" | "end" | "order" | "colour" | "many" | "jokers";

/** Why something can't be: words are made of it. */
export interface Why {
  name: NoSet | "joker" | "used" | "none" | "looseJoker" | "jokersTogether" | "noSets" | "notOwn" | "stroke";
  tile?: Tile;
  /** Where the tiles are that there are: on the rack, loose, among those that came, in the set being entered, or in a set by its place. */
  places?: Place[];
}

/** Why tiles are no set. */
export interface WhyNoSet extends Why {
  name: NoSet;
}

export type Place = "rack" | "loose" | "came" | "entry" | number;

/** A set that is being entered: its tiles so far, the kind if it was told, and the set of the table that it takes the place of. */
export interface Entry {
  tiles: Tile[];
  kind: Kind | null;
  at: number | null;
}

/** A set that was laid. */
export interface Laid {
  tiles: Tile[];
  /** Whether a tap on one of its tiles takes that out: a group that a stroke over all colours has laid. */
  isOpen: boolean;
}

/** The table, with all that is still being entered of it. */
export interface Table {
  /** As they lie. One that is being corrected is still among them. */
  sets: TableSet[];
  /** Tiles in sets that are not known. */
  loose: Tile[];
  /** The set that is being entered or corrected; without tiles and a place if none is. */
  entry: Entry;
  /** What others have put there in this turn, before it is known how it lies. */
  came: Tile[];
}

/** What a position is as text. */
export interface TextPosition {
  rack: Tile[];
  table: Pick<Table, "sets" | "loose">;
}

/** What somebody did at their turn. */
export interface LoggedMove {
  /** 0 for the player, then the others in their order. */
  seat: number;
  did: "played" | "drew" | "passed";
  /** Tiles played, or the one that the player drew; of the others' draws nothing is known. */
  tiles: Tile[];
  /** Of the player's own moves: points, cuts, and whether it was the opening. */
  points: number | null;
  cuts: number | null;
  opens: boolean;
  /** The sets that a move has made or changed; told where the page plays along. */
  built?: Tile[][];
  /**
   * The best turn, where the page plays along: what the strongest player would have played, no tile where that is to draw, and how many
   * jokers among it; of a puzzle the most tiles, whatever they are. `play` are its tiles.
   */
  best?: { tiles: number; points: number; cuts: number | null; jokers?: number; play?: Tile[] };
}

/** Whether the page deals, or tiles are drawn from a real bag and told to it. */
export type TileSource = "page" | "typed";

/** A game against the computer's players. Lists have these in the order in which they sit, without the person. */
export interface Match {
  /** How each of them plays; at least one. */
  players: RummikubStrategy[];
  /** Their racks. */
  hands: Tile[][];
  /** Whether they have made their opening moves. */
  haveOpened: boolean[];
  /** What is face down, the next one first; empty where real tiles are drawn. */
  pool: Tile[];
  /** Where the tiles come from. */
  tileSource: TileSource;
  /** Which real tile is to be told now: one of the first racks, or one that was drawn; "" if none. */
  awaitedTile: "" | "deal" | "draw";
  /** Who has begun: 0 for the person. */
  starts: number;
  /** What decides where a player leaves it to chance. */
  seed: number;
  /** How many have passed in a row. */
  passes: number;
  /** Whether the person has given up. */
  isGivenUp: boolean;
}

/** What the next game against the computer is to be, as chosen in the dialog "play". */
interface NextGame {
  /** Who is to begin. */
  starts: number;
  /** Where its tiles come from. */
  tileSource: TileSource;
  /** The computer's players; the device keeps who was chosen last. */
  opponents: RummikubStrategy[];
}

/** What only dialogs hold. */
interface Dialogs {
  /** Texts of the rack and the table while they are being typed. */
  draft: { rack: string; table: string } | null;
  /** What came of copying. */
  copied: string;
  /** A round that is over, while it is being typed. */
  round: RoundDraft | null;
}

/** What is typed of a round at a real table. */
export interface RoundDraft {
  /** Names and points as they are typed; "" for whom nobody names, and who hasn't played. */
  seats: { name: string; left: string }[];
  winner: number | null;
  /** Why it could not be kept. */
  refusal: Refusal | null;
}

/** What came onto the rack, or went off it; "many" where that is too much to name. */
export type RackChange = { kind: "many" } | { kind: "on" | "off"; tiles: Tile[] };

/** A puzzle by its number; the same one on every machine. */
export interface Puzzle {
  level: Level;
  number: number;
}

type Level = "easy" | "medium" | "hard";

/** What a puzzle is made of. */
export interface PuzzlePosition {
  table: TableSet[];
  rack: Tile[];
}

/** Where a tile lies on the table that is being worked on. */
export interface Spot {
  set: number;
  nth: number;
}

/** The part of the state that undo brings back. */
export interface Position {
  /** The player's tiles, sorted. */
  rack: Tile[];
  table: Table;
  /** Whether the player has made the opening move. */
  opened: boolean;
  rules: Rules;
  /** Rack tiles that are not to be played. */
  keep: Tile[];
  /** Rack tiles that must be played. */
  play: Tile[];
  /** Steps of the plan that are ticked off: places among the move's sets. */
  done: number[];
  /** How many tiles the others hold; empty where that is not kept. */
  others: number[];
  /** Whose turn it is: 0 for the player. */
  toMove: number;
  /** The turns so far; no link tells them. */
  moves: LoggedMove[];
  /** Null at a table of one's own, and with a puzzle. */
  match: Match | null;
  /** The puzzle that is being solved, or looked for as long as rack and table are empty. */
  puzzle: Puzzle | null;
  /** The table while the player moves tiles by hand; null as long as nothing was moved. */
  work: Tile[][] | null;
}

export interface State extends Position {
  // What is looked at.
  objective: Objective;
  /** How many cuts the player wants to make at most in this move; null for any number. */
  atMostCuts: number | null;
  keepJokers: boolean;
  target: Target;
  tab: Tab;

  // The player's preferences.
  /** How much is told at once: 1 how many tiles can go, 2 which, 3 which sets are touched, 4 the plan. */
  hints: number;
  pace: "step" | "slow" | "normal" | "fast";
  nextGame: NextGame;
  /** The level that was chosen last, and the number that comes next. */
  nextPuzzle: Puzzle;

  // What passes: no link tells it, nothing keeps it.
  /** In a game against the computer: when it is shown what could be laid. */
  advice: WhenAdvised;
  /** How many hints were asked for beyond `hints`. */
  asked: number;
  /** Whether a tap on the grid takes a tile away. */
  isTaking: boolean;
  isPadShut: boolean;
  /** Whether the table is shown as it is after the move. */
  isAfterShown: boolean;
  /** The turn that is read off the curves, by its place among the turns; null for the last one. */
  turnRead: number | null;
  /** Where the arrow keys are in the grid. */
  cursor: Tile;
  /** What was typed of a tile so far: colours, and a 1 that may be the first digit. */
  typed: string;
  refused: Why | null;
  /** The set that was laid last, as long as nothing else has changed. */
  laid: Laid | null;
  /** Whether the run that is being entered was told by its first and its last tile: it goes on no further. */
  isToldByEnds: boolean;
  /** The tiles that a stroke over the grid covers so far. */
  stroke: Tile[];
  /** Whether the player has said whether they have opened. */
  isOpeningSaid: boolean;
  dialogs: Dialogs;
  /** The set of the table whose tiles can be tapped, and those that were. */
  lifted: number | null;
  picked: Spot[];
  /** Where a tile that is being dragged would go; "nowhere" if it lies over nothing, null while none is dragged. */
  dropAt: DropPlace | "nowhere" | null;
}

/** Where tiles can be put: to a set of the table, to a new one, or back to the rack. */
export type DropPlace = number | "new" | "rack";

/** A tile, and what it stands for. */
export interface Carried {
  tile: Tile;
  as: Tile;
}

/** Tiles that lie together at some moment of a move, as they are named there. */
export interface Lying {
  tiles: Carried[];
  /** What they are or were a part of. */
  kind: Kind | "loose";
  /** How many look the same, this one among them. */
  same: number;
  /** Whether others have the same short name. */
  isExact: boolean;
}

/** Tiles that go to a set from elsewhere on the table. */
export interface Take {
  tiles: Carried[];
  from: Lying;
  /** Whether nothing is left there. */
  isWhole: boolean;
  /** What is left, set by set. */
  leaves: Tile[][];
}

/** Something to be done at once: tiles come to what lies there, or are laid anew. */
export interface Step {
  /** The place among the move's sets of the one that is made. */
  nth: number;
  /** How it lies afterwards. */
  set: PlannedSet;
  /** What tiles are put to; null where all of them are laid as a new set. */
  to: Lying | null;
  /** The end of it that is split off first; null where all of it stays together. */
  part: Lying | null;
  takes: Take[];
  /** Tiles of the rack. */
  own: Carried[];
  /** How many jokers come free. */
  frees: number;
  /** Jokers that come to stand for something else. */
  shifts: Carried[];
}

/** A move as somebody carries it out. */
export interface Plan {
  move: RummikubMove;
  /** The table before it. */
  table: TableSet[];
  /** Sets of the table that nobody touches. */
  stays: number[];
  /** How many sets of the table are taken apart. */
  apart: number;
}

/** A move that plays jokers which are kept. */
export interface WithJokers {
  /** How many tiles more go, the jokers among them. */
  more: number;
  jokers: Tile[];
}

/** Why it is better to draw, and what could be played instead. */
export interface Waiting extends Pick<RummikubAdvice, "wait" | "winning" | "unseen"> {
  /** What could go instead. */
  play: Tile[];
}

/** What a way to choose would bring. */
export interface Gives {
  tiles: number;
  points: number;
  cuts: number | null;
}

/** All that is said of a state. */
export interface Analysis {
  /** Null while there is nothing to ask: the rack is empty. */
  answer: RummikubAnswer | null;
  plan: Plan | null;
  /** Whether something could go but for the player's wishes. */
  isHindered: boolean;
  gives: Record<"points" | "best", Gives | null>;
  /** Moves with fewer and fewer tiles and cuts, most tiles first; empty where there is no such choice. */
  ladder: RummikubMove[];
  /** Why the strongest player draws, where that player is followed; null where something is played, or nothing can be. */
  wait: Waiting | null;
  /** Whether that player would draw although something can be played. */
  wouldWait: boolean;
  /** How many tiles can go without rearranging the table; null where no move is shown, or none could need that. */
  adding: number | null;
  /** What the jokers would bring that are kept; null where they would bring nothing, or are not kept. */
  withJokers: WithJokers | null;
  /** Null where nobody asks, or while it is being worked out. */
  draws: RummikubDraws | null;
  /** How the tiles that came lie as far as the page knows; null where nothing came. The rest is told of the table with them. */
  theirs: { answer: RummikubAnswer; plan: Plan | null } | null;
  unseen: number;
  /** Where the page plays along, once that is loaded. */
  match: MatchAnalysis | null;
}

/** What is said of a position in which the page plays along. */
export interface MatchAnalysis {
  /** How the tiles that the player has chosen can go; null where nothing was chosen. */
  tried: RummikubAnswer | null;
  /** What the table is that the player has made by hand; null where nothing was moved. */
  judged: RummikubJudgement | null;
  /** What the computer's player at turn has decided; null while it has not. */
  decided: RummikubMove | "draw" | null;
  plan: Plan | null;
  /** How the game has ended, players from 0, the person, on; null as long as it goes on. */
  over: RummikubResult | null;
  /** The position of a puzzle, once it is found; null where there is none to wait for. */
  puzzle: PuzzlePosition | null;
}

/** The game's module: what can be asked of it. */
export type Solver = typeof import("#modules/rummikub");
