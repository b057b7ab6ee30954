// What Tile rummy's Lab measures.

import type { Measures } from "../../../../shell/pages/lab/measures.ts";
import type { Result } from "./types.ts";

const ofSeat = {
  wins: { saved: "games won", of: ({ wins }) => wins, format: "share" },
  points: { saved: "points left", of: ({ points }) => points, format: "hundredths" },
} satisfies Measures<Result["players"][number]>;

const ofAll = {
  ties: { saved: "shared wins", of: ({ ties }) => ties, format: "whole" },
  starter: { saved: "won by the starter", of: ({ starterWins }) => starterWins, format: "share" },
  turns: { saved: "turns a game", of: ({ turns }) => turns, format: "hundredths" },
} satisfies Measures<Result>;

export const MEASURES = { ofSeat, ofAll };
