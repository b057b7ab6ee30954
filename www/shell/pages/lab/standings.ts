// Who has won most of a tournament.

import { isAhead } from "./ranges.ts";
import type { Estimate } from "./run.ts";

/** One of those who played, by seat. */
export interface Standing {
  seat: number;
  wins: Estimate;
}
interface Result {
  players: { wins: Estimate }[];
}

/** The first two, and whether the first is ahead for certain, or too close to the second. */
export function standings({ players }: Result) {
  const [first, second] = players
    .map(({ wins }, seat) => ({ seat, wins }))
    .sort((one, other) => other.wins.value - one.wins.value);
  const kind = (isAhead(first.wins, second.wins) ? "won" : "close") as "won" | "close";
  return { kind, first, second };
}
