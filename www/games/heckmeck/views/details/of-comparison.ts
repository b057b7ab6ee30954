// Two ways beside each other: loaded apart from the other panels of odds, for a first visit does without it.

import { html } from "lit-html";
import { tellsBest } from "../../model/hints.ts";
import { comparisonWords } from "../../text/en/comparison.ts";
import { type GameWords, detailWords as words } from "../../text/en/details.ts";
import { allTilesView } from "./all-tiles.ts";
import { chartView } from "./chart.ts";
import { compareView } from "./compare.ts";
import type { Page } from "./page.ts";

/** In place of what each choice leads to. */
const shownLater = ({
  words,
}: Page) => html`<section class="card panel panel-all-tiles" aria-labelledby="all-tiles-title">
  <h2 id="all-tiles-title">${words.panels["all-tiles"]}</h2>
  <p class="hint">${words.details.shownLater}</p>
</section>`;

/** The words of the details and those of the comparison. */
export function detailWords(ofGame: GameWords) {
  const details = words(ofGame);
  return { ...details, ...comparisonWords(ofGame, details) };
}

export const views = {
  compare: compareView,
  /** All of odds, where a game is at a table: without what tells which choice is best, where that is told after the move. */
  odds: (page: Page) =>
    (tellsBest(page.state) ? [allTilesView, chartView, compareView] : [shownLater, compareView]).map((view) =>
      view(page),
    ),
};
