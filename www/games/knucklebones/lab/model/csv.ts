// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.js";
import { bounds } from "../../../../shell/lab/csv.js";

const HEAD = ["player 1", "player 2", "games", "seed", "measure", "value", "low", "high"];

/** @param {import("./types.d.ts").Found} run */
export function resultsCsv({ setting: { players, seed }, results: [result] }) {
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
