// The results as comma-separated lines.

import { csvText } from "../../../../shell/model/csv.ts";
import { linesOfTournament } from "../../../../shell/pages/lab/csv.ts";
import { MEASURES } from "./measures.ts";
import { tables } from "./setting.ts";
import type { Found } from "./types.ts";

const HEAD = ["tournament", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

export function resultsCsv({ setting, results }: Found) {
  const lines = tables(setting).flatMap((strategies, nth) => {
    const result = results[nth];
    const found = result ? linesOfTournament(MEASURES, result, strategies) : [];
    return found.map((line) => [nth + 1, result?.games ?? 0, setting.seed, ...line]);
  });
  return csvText([HEAD, ...lines]);
}
