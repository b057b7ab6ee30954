// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.ts";
import { bounds } from "../../../../shell/lab/csv.ts";
import type { Found } from "./types.ts";

const HEAD = ["player 1", "player 2", "games", "seed", "measure", "value", "low", "high"];

export function resultsCsv({ setting: { players, seed }, results: [result] }: Found) {
  if (!result) return csvText([HEAD]);
  const { games, adjusted, share, wins, ties, losses, difference, starterShare, placements } = result;
  const lines = [
    ["share won by player 1 without luck", ...bounds(adjusted)],
    ["share won by player 1", ...bounds(share)],
    ["games won by player 1", wins, "", ""],
    ["ties", ties, "", ""],
    ["games won by player 2", losses, "", ""],
    ["score difference", ...bounds(difference)],
    ["share won by the starter", starterShare, "", ""],
    ["dice a game", placements, "", ""],
  ];
  return csvText([HEAD, ...lines.map((line) => [...players, games, seed, ...line])]);
}
