// The results as comma-separated lines.

import { csvText } from "../../../../shell/model/csv.ts";
import { linesOf } from "../../../../shell/pages/lab/csv.ts";
import { MEASURES } from "./measures.ts";
import type { Found } from "./types.ts";

const HEAD = ["player 1", "player 2", "games", "seed", "measure", "value", "low", "high"];

export function resultsCsv({ setting: { players, seed }, results: [result] }: Found) {
  const lines = result ? linesOf(MEASURES, result).map((line) => [...players, result.games, seed, ...line]) : [];
  return csvText([HEAD, ...lines]);
}
