// What the Lab's model is made of.

import type { KnucklebonesResult } from "#modules/knucklebones";
import type { Run as LabRun } from "../../../../shell/lab/run.ts";

/** Both players, by the solver's names. */
export type Players = [string, string];

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

/** What a run has come to. */
export interface Verdict {
  /** Whether the first player is better for certain, worse, or too close to the second; or there were too few games to tell. */
  kind: "better" | "worse" | "close" | "few";
  players: Players;
  result: Result;
  /** Whether the share without the luck of the dice and the plain one can both be true. */
  agrees: boolean;
}
