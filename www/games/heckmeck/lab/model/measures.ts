// What Heckmeck's Lab measures.

import type { Measures } from "../../../../shell/pages/lab/measures.ts";
import type { Told } from "./types.ts";

const ofSeat = {
  wins: { saved: "games won", of: ({ wins }) => wins, format: "share" },
  withoutLuck: { saved: "games won without luck", of: ({ winsWithoutLuck }) => winsWithoutLuck, format: "share" },
  worms: { saved: "worms a game", of: ({ worms }) => worms, format: "hundredths" },
} satisfies Measures<Told["players"][number]>;

const ofAll = {
  ties: { saved: "ties", of: ({ ties }) => ties, format: "share" },
  starter: { saved: "won by the starter", of: ({ starterWins }) => starterWins, format: "share" },
  turns: { saved: "turns a game", of: ({ turns }) => turns, format: "tenths" },
} satisfies Measures<Told>;

export const MEASURES = { ofSeat, ofAll };
