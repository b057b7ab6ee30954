// What Solitaire Dice's Lab measures of each player, beside shares and counts that come in rows.

import type { Measures } from "../../../../shell/pages/lab/measures.ts";
import type { Played } from "./types.ts";

type Result = Played["result"];

export const OF_SCORES = {
  mean: { saved: "average", of: ({ mean }) => mean, format: "tenths" },
  adjusted: { saved: "average without luck", of: ({ adjusted }) => adjusted, format: "tenths" },
  deviation: { saved: "standard deviation", of: ({ deviation }) => deviation, format: "whole" },
} satisfies Measures<Result>;

export const OF_TURNS = {
  turns: { saved: "turns a game", of: ({ turns }) => turns, format: "tenths" },
  freeRides: { saved: "free rides a game", of: ({ freeRides }) => freeRides, format: "tenths" },
} satisfies Measures<Result>;
