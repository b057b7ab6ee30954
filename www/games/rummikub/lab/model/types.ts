// What the Lab's model is made of.

import type { RummikubStrategy, RummikubTournamentQuery, RummikubTournamentResult } from "#modules/rummikub";
import type { Run as LabRun } from "../../../../shell/lab/run.ts";
import type { Bar as LabBar } from "../../../../shell/lab/shares.ts";
import type { Standing } from "../../../../shell/lab/standings.ts";

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
  opening: 30 | 50;
  playOn: boolean;
  jokers: "free" | "stands" | "locked" | "both";
  jokerPoints: 30 | 100;
}

export type QuestionName = "hold" | "jokers" | "rearrange" | "best";

/** Does one who plays in a way win more than an equal share, among others who play in another way? */
export interface Question {
  name: QuestionName;
  way: Strategy;
  others: Strategy;
  /** How many play, at each of the tables. */
  sizes: number[];
}

export type Run = LabRun<Setting, Result>;

/** What was set, and what each of its tournaments has come to. */
export type Found = Pick<Run, "setting" | "results">;

/** What a table tells of a question: whether the first player wins more than an equal share for certain, or less, or neither; or too few games to tell. */
export type Finding = "more" | "less" | "same" | "few";

/** A table of a question. */
export interface Table {
  size: number;
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
      first: Standing;
      second: Standing;
      ties: number;
      games: number;
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
    };

/** A bar of the picture: the share of a seat, or of the first player at a table of so many; beside an equal share. */
export type Bar = LabBar<{ seat: number } | { size: number }>;
