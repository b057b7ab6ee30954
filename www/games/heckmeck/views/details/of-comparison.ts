// Two ways beside each other: loaded apart from the other panels of odds, for a first visit does without it.

import { comparisonWords } from "../../text/en/comparison.ts";
import { type GameWords, detailWords as words } from "../../text/en/details.ts";
import { allTilesView } from "./all-tiles.ts";
import { chartView } from "./chart.ts";
import { compareView } from "./compare.ts";
import type { Page } from "./page.ts";

/** The words of the details and those of the comparison. */
export function detailWords(ofGame: GameWords) {
  const details = words(ofGame);
  return { ...details, ...comparisonWords(ofGame, details) };
}

export const views = {
  compare: compareView,
  /** All of odds, where a game is at a table. */
  odds: (page: Page) => [allTilesView, chartView, compareView].map((view) => view(page)),
};
