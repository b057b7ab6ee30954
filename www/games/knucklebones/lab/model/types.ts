// What the Lab's model is made of.

import type { KnucklebonesResult } from "#modules/knucklebones-lab";
import type { Run as LabRun } from "../../../../shell/pages/lab/run.ts";

/** Both players, by the solver's names. */
export type Players = [string, string];

/** A way to play; "best-4" and "risk-4" are those at a level. */
export type Way = "best-4" | "risk-4" | "best" | "risk" | "seed" | "by-heart" | "greedy" | "random";

/** How far a player looks: so many dice ahead, or as far as so many positions reach; or by how many rules to remember it plays. */
export interface Effort {
  kind: "dice" | "positions" | "rules";
  count: number;
}

/** A player, to be named: how it plays, and how far it looks; null if it doesn't look ahead. */
export interface Named {
  way: Way;
  effort: Effort | null;
}

/** Who plays whom, to be named; no second one where a player plays itself. */
export interface Pair {
  first: Named;
  second: Named | null;
}

/** What is to be played. */
export interface Setting {
  players: Players;
  games: number;
  seed: number;
}

/** What the games so far came to, as the first player sees it. */
export type Result = KnucklebonesResult;

export type Run = LabRun<Setting, Result>;

/** What was set, and what its games have come to. */
export type Found = Pick<Run, "setting" | "results">;

/** A share as it is told, all in parts of 1. */
export interface ToldShare {
  value: number;
  /** How far its range reaches to each side. */
  half: number;
  /** Where its range ends, within what a share can be. */
  low: number;
  high: number;
  /** Decimals, in percent. */
  digits: 1 | 2;
}

/** What a run has come to. */
export interface Verdict {
  /** Whether the first player is better for certain, worse, or too close to the second; or there were too few games to tell. */
  kind: "better" | "worse" | "close" | "few";
  players: Players;
  pair: Pair;
  result: Result;
  /** The share without the luck of the dice, and the plain one. */
  adjusted: ToldShare;
  share: ToldShare;
  /** Whether the share without the luck of the dice and the plain one can both be true. */
  agrees: boolean;
  /** With fewer games ranges mean little. */
  enough: number;
}

/** What plays the games. */
export type Solver = typeof import("#modules/knucklebones-lab");
