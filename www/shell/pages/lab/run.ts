// What tournaments that were played have come to.

import type { Failure } from "../../host/worker-client.ts";

/** A number that was found by playing, and its 95% range. */
export interface Estimate {
  value: number;
  low: number;
  high: number;
}

/** What all games of a tournament so far have come to. */
export interface AnyResult {
  games: number;
}

/** What has been played of what was set. */
export interface Run<Setting = object, Result extends AnyResult = AnyResult> {
  /** Tells runs apart. */
  number: number;
  setting: Setting;
  /** What each tournament has come to; null before its first game. */
  results: (Result | null)[];
  /** Games: those played, and all. */
  done: number;
  of: number;
  /** Milliseconds of play. */
  time: number;
  state: "playing" | "done" | "cancelled" | "failed";
  /** Why it has failed. */
  failure: Failure | null;
}
