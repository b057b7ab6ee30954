// What the Lab's model is made of.

import type { SheetGamesQuery, SheetPlayerResult, SheetResult } from "#modules/solitaire-dice-lab";
import type { Estimate, Run as LabRun } from "../../../../shell/pages/lab/run.ts";

/** What is to be played. */
export interface Setting {
  /** One to eight: ways to play, as "advice" or "five-factors-126", see setting.ts. */
  players: string[];
  /** "ten-sets": five factors with each of its sets, in place of the players; "": the players. */
  series: string;
  games: number;
  seed: number;
  opening: "any" | "different";
  /** Whether averages without luck are wanted as well. */
  adjusted: boolean;
}

export type Query = SheetGamesQuery;
export type Result = SheetResult;

export type Run = LabRun<Setting, Result>;

/** What was set, and what each of its tournaments has come to. */
export type Found = Pick<Run, "setting" | "results">;

/** One of those who have played. */
export interface Played {
  player: string;
  /** Where the player stands in what was set, from 0 on. */
  place: number;
  /** Whether somebody else plays in the same way. */
  isDouble: boolean;
  tournament: number;
  games: number;
  /** The three rejects that the player aims for; null for a way to play without such a set. */
  set: number[] | null;
  result: SheetPlayerResult;
}

/** Two players on the same rolls, the one with the higher average first. */
export interface Pair {
  first: Played;
  second: Played;
  /** What the first had more. */
  difference: Estimate;
  /** Whether the first is ahead for certain, too close to the second, or never had another score. */
  kind: "ahead" | "close" | "same";
}

/** What a run has come to; `adjusted`: the best's average with the luck taken out, null where that is not told. */
export type Verdict = {
  games: number;
  adjusted: Estimate | null;
} /** `enough`: with fewer games ranges mean little. */ & (
  | { kind: "few"; best: Played; enough: number }
  | { kind: "alone"; best: Played }
  | { kind: "pair"; best: Played; pair: Pair; all: number }
  | {
      kind: "series";
      best: Played;
      /** Whether its average is above all others for certain. */
      isSure: boolean;
      next: Played;
      /** The averages of the others, from the lowest to the highest; `isAll`: no set is left to be played. */
      others: { low: number; high: number; count: number; isAll: boolean };
      /** How the best compares with the article's best, and by how much it lies below that. */
      article: { kind: "below" | "fits" | "above"; best: number; below: number };
    }
);

/** Shares of games: `shares[player][n]` is that from `from + n × step` points up to the next step. */
export interface Bins {
  from: number;
  step: number;
  shares: number[][];
}

/** What plays the games. */
export type Solver = typeof import("#modules/solitaire-dice-lab");
