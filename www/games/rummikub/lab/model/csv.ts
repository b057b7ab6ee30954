// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.ts";
import { bounds } from "../../../../shell/lab/csv.ts";
import { tables } from "./setting.ts";
import type { Found, Result } from "./types.ts";

const HEAD = ["tournament", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

export function resultsCsv({ setting, results }: Found) {
  const lines = tables(setting).flatMap((players, nth) => {
    const result = results[nth];
    return result ? linesOf(result, players).map((line) => [nth + 1, result.games, setting.seed, ...line]) : [];
  });
  return csvText([HEAD, ...lines]);
}

const linesOf = ({ players, ties, starterWins, turns }: Result, strategies: string[]): (string | number)[][] => [
  ...players.map(({ wins }, seat) => ["games won", seat + 1, strategies[seat], ...bounds(wins)]),
  ...players.map(({ points }, seat) => ["points left", seat + 1, strategies[seat], ...bounds(points)]),
  ["shared wins", "", "", ties, "", ""],
  ["won by the starter", "", "", ...bounds(starterWins)],
  ["turns a game", "", "", ...bounds(turns)],
];
