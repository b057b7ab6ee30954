// The results as tables: all of one tournament; and beside the article's figures.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { measuredCell, noCell, tableOfShares, tournamentTable } from "../../../../shell/pages/lab/cells.ts";
import { judged, withoutLuck } from "../model/luck.ts";
import { MEASURES } from "../model/measures.ts";
import { fits, outcomes, sharesFound, sharesTold } from "../model/outcome.ts";
import { seatsOf } from "../model/setting.ts";
import type { Outcome, Result, Run, Setting } from "../model/types.ts";
import type { Page } from "./page.ts";

/** What was measured of each seat, and of all games. */
export const seatsTable = (page: Page, players: Setting["players"], result: Result) =>
  tournamentTable(page, MEASURES, {
    caption: page.words.tournamentCaption(result.games),
    className: withoutLuck(result) ? "dense" : "",
    found: result,
    seats: players.map(page.words.seatOf),
    shares: judged(result),
    below: ["ties", "starter", "turns"],
  });

/**
 * Every tournament of a series, or one that the article has figures on: what was found, and below what the article tells.
 */
export function articleTable(page: Page, run: Run) {
  const { words } = page;
  const all = outcomes(run);
  const isSeries = Boolean(run.setting.series);
  const isKnown = all.some(({ figures }) => figures.length > 0);
  if (!isSeries && !isKnown) return nothing;
  const [caption, heads] = [
    words.articleCaption(isSeries, isKnown),
    words.articleHeads(isSeries, seatsOf(at(all, 0).players)),
  ];
  return tableOfShares(
    { caption, heads, className: "dense" },
    all.map((outcome) => html`<tbody>${found(page, outcome, isSeries)}${told(page, outcome)}</tbody>`),
  );
}

/** Where numbers are from, and of how many games. */
const source = (name: unknown, games: string) => html`<th scope="row">${name} <span class="range">${games}</span></th>`;

function found({ words, labWords }: Page, { players, result }: Outcome, isSeries: boolean) {
  const name = isSeries ? html`<strong>${words.short[at(players, 1)]}</strong>` : words.here;
  if (!result) return html`<tr>${source(name, words.notPlayed)}${noCell()}${noCell()}${noCell()}</tr>`;
  const cells = sharesFound(result).map((share) => measuredCell(labWords, share, "share"));
  const row = html`<tr>${source(name, words.gamesPlayed(result.games))}${cells}</tr>`;
  const adjusted = isSeries ? withoutLuck(result) : null;
  if (!adjusted) return row;
  const shares = adjusted.map((share) => measuredCell(labWords, share, "share"));
  return [row, html`<tr class="same"><th scope="row">${words.measures.withoutLuck}</th>${shares}${noCell()}</tr>`];
}

function told({ words, labWords }: Page, outcome: Outcome) {
  const verdicts = fits(outcome);
  const mark = (isFit: boolean | undefined) =>
    isFit === undefined ? nothing : html`<span class=${isFit ? "fits" : "apart"}>${words.fits(isFit)}</span>`;
  return outcome.figures.map((figure, nth) => {
    const cells = sharesTold(figure).map((share, column) =>
      measuredCell(labWords, share, "share", mark(verdicts[nth]?.[column])),
    );
    return html`<tr class="known">${source(words.article(figure.later), words.gamesPlayed(figure.games))}${cells}</tr>`;
  });
}
