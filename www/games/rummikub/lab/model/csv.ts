// The results as comma-separated lines, in full precision: one line for each number.

import { csvText } from "../../../../shell/csv.js";
import { bounds } from "../../../../shell/lab/csv.js";
import { tables } from "./setting.js";

const HEAD = ["tournament", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

/** @param {import("./types.d.ts").Found} run */
export function resultsCsv({ setting, results }) {
  const lines = tables(setting).flatMap((players, nth) => {
    const result = results[nth];
    return result ? linesOf(result, players).map((line) => [nth + 1, result.games, setting.seed, ...line]) : [];
  });
  return csvText([HEAD, ...lines]);
}

/** @param {import("./types.d.ts").Result} result @param {string[]} strategies @returns {(string | number)[][]} */
const linesOf = ({ players, ties, starterWins, turns }, strategies) => [
  ...players.map(({ wins }, seat) => ["games won", seat + 1, strategies[seat], ...bounds(wins)]),
  ...players.map(({ points }, seat) => ["points left", seat + 1, strategies[seat], ...bounds(points)]),
  ["shared wins", "", "", ties, "", ""],
  ["won by the starter", "", "", ...bounds(starterWins)],
  ["turns a game", "", "", ...bounds(turns)],
];
