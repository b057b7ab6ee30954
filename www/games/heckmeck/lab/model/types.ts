// What the Lab's model is made of.

import type { TournamentPlayer } from "#modules/heckmeck-lab";
import type { Estimate, Run as LabRun } from "../../../../shell/pages/lab/run.ts";
import type { Bar as LabBar } from "../../../../shell/pages/lab/shares.ts";
import type { Rules } from "../../model/types.ts";

/** What is to be played. */
export interface Setting {
  /** The strategy of each seat. */
  players: TournamentPlayer[];
  /** "five-rules": the best against each rule of thumb, one tournament each; "": one of the players. */
  series: string;
  games: number;
  seed: number;
  starts: "in-turn" | "first";
  /** What equal worms come to. */
  equal: "highest-tile" | "tie";
  rules: Rules;
}

/** A tournament as the solver is asked for it. */
export interface Query {
  players: TournamentPlayer[];
  seed: number;
  rules: Rules;
  tieBreak: boolean;
  rotate: boolean;
}

/** What the solver tells of the games of a tournament so far. Turns are those of a game, on average. */
export interface Result {
  games: number;
  turns: number;
  ties: Estimate;
  starterWins: Estimate;
  /** `winsWithoutLuck` counts a tie as its part of a win; null while what was learned about the game is not loaded. */
  players: { wins: Estimate; winsWithoutLuck: Estimate | null; worms: Estimate }[];
}

/** What may be told of a tournament: by the solver all of it, by the article only wins and ties. */
export interface Told {
  players: { wins: Estimate; winsWithoutLuck?: Estimate | null; worms?: Estimate }[];
  ties: Estimate;
  starterWins?: Estimate;
  turns?: number;
}

export type Run = LabRun<Setting, Result>;

/** What was set, and what each of its tournaments has come to. */
export type Found = Pick<Run, "setting" | "results">;

/** What a published experiment came to: wins of each seat, and ties. */
export interface Figure {
  games: number;
  /** Whether a later program found it, of which the article tells. */
  later: boolean;
  wins: Estimate[];
  ties: Estimate;
}

/** A seat as it is called: by its strategy, and by its number where several play alike. */
export interface Seat {
  strategy: TournamentPlayer;
  number: number | null;
}

/** One of the first two: the share of games won by which it is judged who wins, and the share as played. */
interface Standing {
  seat: Seat;
  wins: Estimate;
  asPlayed: Estimate;
}

/** A tournament of a run. */
export interface Outcome {
  players: TournamentPlayer[];
  /** Null before its first game. */
  result: Result | null;
  /** The article's, if it played by the same rules. */
  figures: Figure[];
}

/** What a run has come to. */
export type Verdict = (
  | {
      /** Whether the first is ahead for certain, or too close to the second. */
      kind: "won" | "close";
      /** Whether more than two played. */
      areMore: boolean;
      first: Standing;
      second: Standing;
      ties: number;
      games: number;
    }
  | {
      kind: "series";
      /** Whether that were all. */
      isEnded: boolean;
      /** How many tournaments were played, and how many the best has won for certain. */
      played: number;
      won: number;
      /** The rule that came closest to the best, and what both have won against each other. */
      closest: TournamentPlayer;
      wins: number;
      losses: number;
    }
) & {
  /** Whether the shares are without luck. */
  isAdjusted: boolean;
  /** Whether somebody goes by rules to remember: the luck of those turns is never taken out. */
  isByHeart: boolean;
  /** Of the article's figures, how many fit; null if it has none. */
  article: { fit: number; all: number } | null;
};

/** A bar of the picture: the share of a seat, of ties, or of the best against a rule. */
export type Bar = LabBar<BarName>;
export type BarName = Seat | { against: TournamentPlayer } | "ties";

/** What plays the games. */
export type Solver = typeof import("#modules/heckmeck-lab");
