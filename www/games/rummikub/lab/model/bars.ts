// What the picture of a run shows: of one tournament its seats, of a question the first player at each table.

import { mostWins } from "../../../../shell/lab/standings.ts";
import type { Bar, Found, Result } from "./types.ts";

/** What each would win if all were equal. */
const equalShare = (players: number) => ({ value: 1 / players, low: 1 / players, high: 1 / players });

export function bars({ setting, results }: Found): Bar[] {
  const played = results.filter((result) => result !== null);
  return setting.question ? played.map(barOfTable) : played.flatMap(barsOfOne);
}

function barOfTable({ players }: Result): Bar {
  const size = players.length;
  return { of: { size }, share: players[0].wins, kind: "first", marks: [equalShare(size)] };
}

function barsOfOne(result: Result): Bar[] {
  const { players } = result;
  const most = mostWins(result);
  return players.map(({ wins }, seat) => ({
    of: { seat },
    share: wins,
    kind: wins.value === most ? "first" : "other",
    marks: [equalShare(players.length)],
  }));
}
