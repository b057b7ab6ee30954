// The results as comma-separated lines.

import { csvText } from "../../../../shell/model/csv.ts";
import type { Line } from "../../../../shell/pages/lab/csv.ts";
import { linesOfTournament } from "../../../../shell/pages/lab/csv.ts";
import { MEASURES } from "./measures.ts";
import { outcomes } from "./outcome.ts";
import type { Found, Outcome } from "./types.ts";

const HEAD = ["tournament", "source", "games", "seed", "measure", "seat", "strategy", "value", "low", "high"];

export function resultsCsv(run: Found) {
  const lines = outcomes(run).flatMap((outcome, nth) =>
    linesOf(outcome, run.setting.seed).map((line) => [nth + 1, ...line]),
  );
  return csvText([HEAD, ...lines]);
}

function linesOf({ players: strategies, result, figures }: Outcome, seed: number): Line[] {
  if (!result) return [];
  const articles = figures.flatMap(({ games, wins, ties }) => {
    const told = { players: wins.map((wins) => ({ wins })), ties };
    return linesOfTournament(MEASURES, told, strategies).map((line) => ["article", games, "", ...line]);
  });
  const found = linesOfTournament(MEASURES, result, strategies);
  return [...found.map((line) => ["rollwise", result.games, seed, ...line]), ...articles];
}
