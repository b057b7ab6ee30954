// Who has won most of a tournament.

import { at } from "../../model/at.ts";
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
  const ranked = players
    .map(({ wins }, seat) => ({ seat, wins }))
    .sort((one, other) => other.wins.value - one.wins.value);
  const [first, second] = [at(ranked, 0), at(ranked, 1)];
  const kind = (isAhead(first.wins, second.wins) ? "won" : "close") as "won" | "close";
  return { kind, first, second };
}
