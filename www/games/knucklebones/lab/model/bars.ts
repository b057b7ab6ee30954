// What the picture of a run shows: the first player's share without luck and with it, then how games ended.

import type { Estimate } from "../../../../shell/lab/run.ts";
import { possible, possibleRange } from "../../../../shell/lab/shares.ts";
import type { Bar, Result } from "./types.ts";

/** A part of all games, of which no range is told. */
function partOf(part: number, games: number): Estimate {
  const value = part / games;
  return { value, low: value, high: value };
}

export const bars = ({ adjusted, share, wins, ties, losses, games }: Result): Bar[] => [
  { of: "adjusted", share: possibleRange({ ...adjusted, value: possible(adjusted.value) }), kind: "first" },
  { of: "share", share: possibleRange(share), kind: "other" },
  { of: "wins", share: partOf(wins, games), kind: "other" },
  { of: "ties", share: partOf(ties, games), kind: "ties" },
  { of: "losses", share: partOf(losses, games), kind: "other" },
];
