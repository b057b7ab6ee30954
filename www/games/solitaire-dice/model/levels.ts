// How strong the computer's players are, by level: those of the Lab.

import type { Level } from "../../../shell/levels.ts";

export const PLAYER_AT: Record<Level, string> = {
  weak: "points-now",
  medium: "five-factors-126",
  strong: "thumb",
  strongest: "advice-2",
};

/** What each scores on average, by the Lab: 100,000 sheets, 1,000,000, 100,000 and 20,000. */
export const AVERAGES: Record<Level, number> = { weak: -396, medium: 72, strong: 121, strongest: 312 };
