// What the Lab's model is made of.

import type { RummikubStrategy, RummikubTournamentQuery, RummikubTournamentResult } from "#modules/rummikub-lab";
import type { Run as LabRun } from "../../../../shell/pages/lab/run.ts";
import type { Bar as LabBar } from "../../../../shell/pages/lab/shares.ts";
import type { Standing } from "../../../../shell/pages/lab/standings.ts";

export type Strategy = RummikubStrategy;
export type Query = RummikubTournamentQuery;
export type Result = RummikubTournamentResult;

/** What is to be played. */
export interface Setting {
  /** The strategy of each seat. */
  players: Strategy[];
  /** A question that tournaments of several tables are to answer; "": one tournament of the players. */
  question: "" | QuestionName;
  games: number;
  seed: number;
  opening: number;
  playOn: boolean;
  jokers: "free" | "stands" | "locked" | "both";
  oneJoker: boolean;
  jokerPoints: number;
}

/** How many play. */
export type Size = 2 | 3 | 4;

/** Who has a seat: how they play, and whether nobody else plays so. */
export interface Seated {
  strategy: Strategy;
  seat: number;
  isAlone: boolean;
}

/** By what it is played: rules where they are not the usual ones, and the seed of the deals. */
export type Condition =
  | { kind: "opening" | "joker-points"; points: number }
  | { kind: "play-on" | "one-joker" }
  | { kind: "jokers"; rule: Setting["jokers"] }
  | { kind: "seed"; seed: number };

/** Who played, and how. */
export interface About {
  who: { kind: "question"; way: Strategy; others: Strategy } | { kind: "seats"; seats: Seated[] };
  conditions: Condition[];
}

export type QuestionName = "hold" | "jokers" | "rearrange" | "best";

/** Does one who plays in a way win more than an equal share, among others who play in another way? */
export interface Question {
  name: QuestionName;
  way: Strategy;
  others: Strategy;
  /** How many play, at each of the tables. */
  sizes: Size[];
}

export type Run = LabRun<Setting, Result>;

/** What was set, and what each of its tournaments has come to. */
export type Found = Pick<Run, "setting" | "results">;

/** What a table tells of a question: whether the first player wins more than an equal share for certain, or less, or neither; or too few games to tell. */
export type Finding = "more" | "less" | "same" | "few";

/** A table of a question. */
export interface Table {
  size: Size;
  /** What the first player wins, and half the range of that in hundredths. */
  wins: { value: number; half: number };
  result: Result;
  /** What the first player would win if all were equal. */
  equal: number;
  finding: Finding;
}

/** What a run has come to. */
export type Verdict =
  | {
      /** Whether the first is ahead for certain, or too close to the second; or there were too few games to tell. */
      kind: "won" | "close" | "few";
      players: Strategy[];
      first: Standing & { who: Seated };
      second: Standing & { who: Seated };
      ties: number;
      games: number;
      /** Deals from which on ranges mean something. */
      enough: number;
    }
  | {
      kind: "question";
      question: Question;
      /** What all its tables tell, or that they differ. */
      finding: Finding | "mixed";
      tables: Table[];
      /** Whether all its tables have been played. */
      isWhole: boolean;
      games: number;
      enough: number;
    };

/** A bar of the picture: the share of a seat, or of the first player at a table of so many; beside an equal share. */
export type Bar = LabBar<{ seat: number } | { size: Size }>;

/** What plays the games. */
export type Solver = typeof import("#modules/rummikub-lab");
