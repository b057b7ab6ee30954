// The results as tables: all of one tournament; and beside the article's figures.

import { html, nothing } from "lit-html";
import { estimateCell, noCell, numberCell, shareCell, tableOfShares, tableRow } from "../../../../shell/lab/cells.ts";
import type { Estimate } from "../../../../shell/lab/run.ts";
import { possibleRange } from "../../../../shell/lab/shares.ts";
import { judged, withoutLuck } from "../model/luck.ts";
import { fits, outcomes, sharesFound, sharesTold } from "../model/outcome.ts";
import type { Outcome, Result, Run } from "../model/types.ts";
import type { Page } from "./page.ts";

/** Wins as played and without luck, and worms, of each seat, ties, the starter's share, turns. */
export function tournamentTable({ words, labWords }: Page, players: string[], result: Result) {
  const shares = judged(result);
  const most = Math.max(...shares.map(({ value }) => value));
  const adjusted = withoutLuck(result);
  const share = (of: Estimate) => shareCell(labWords, of);
  const rowOfSeat = (strategy: string, seat: number) => {
    const { wins, worms } = result.players[seat];
    const lead = shares[seat].value === most ? html` <span class="lead">${words.most}</span>` : nothing;
    const cells = [
      share(wins),
      adjusted ? share(possibleRange(adjusted[seat])) : nothing,
      estimateCell(labWords, worms),
    ];
    return tableRow([words.seatOf(strategy, seat), lead], cells);
  };
  const none = adjusted ? [noCell(), noCell()] : [noCell()];
  const [caption, heads] = [words.tournamentCaption(result.games), words.tournamentHeads(adjusted !== null)];
  return tableOfShares(
    { caption, heads, className: adjusted ? "dense" : "" },
    html`<tbody>${players.map(rowOfSeat)}</tbody>
      <tbody>
        ${tableRow(words.ties, [share(result.ties), none])}
        ${tableRow(words.starter, [share(result.starterWins), none])}
        ${tableRow(words.turns, [numberCell(words.turnCount(result.turns)), none])}
      </tbody>`,
  );
}

/**
 * Every tournament of a series, or one that the article has figures on: what was found, and below what the article tells.
 */
export function articleTable(page: Page, run: Run) {
  const { words } = page;
  const all = outcomes(run);
  const isSeries = Boolean(run.setting.series);
  const isKnown = all.some(({ figures }) => figures.length > 0);
  if (!isSeries && !isKnown) return nothing;
  const [caption, heads] = [words.articleCaption(isSeries, isKnown), words.articleHeads(isSeries, all[0].players)];
  return tableOfShares(
    { caption, heads, className: "dense" },
    all.map((outcome) => html`<tbody>${found(page, outcome, isSeries)}${told(page, outcome)}</tbody>`),
  );
}

/** Where numbers are from, and of how many games. */
const source = (name: unknown, games: string) => html`<th scope="row">${name} <span class="range">${games}</span></th>`;

function found({ words, labWords }: Page, { players, result }: Outcome, isSeries: boolean) {
  const name = isSeries ? html`<strong>${words.short(players[1])}</strong>` : words.here;
  if (!result) return html`<tr>${source(name, words.notPlayed)}${noCell()}${noCell()}${noCell()}</tr>`;
  const cells = sharesFound(result).map((share) => shareCell(labWords, share));
  const row = html`<tr>${source(name, words.gamesPlayed(result.games))}${cells}</tr>`;
  const adjusted = isSeries ? withoutLuck(result) : null;
  if (!adjusted) return row;
  const shares = adjusted.map((share) => shareCell(labWords, possibleRange(share)));
  return [row, html`<tr class="same"><th scope="row">${words.luckTakenOut}</th>${shares}${noCell()}</tr>`];
}

function told({ words, labWords }: Page, outcome: Outcome) {
  const verdicts = fits(outcome);
  const mark = (isFit: boolean | undefined) =>
    isFit === undefined ? nothing : html`<span class=${isFit ? "fits" : "apart"}>${words.fits(isFit)}</span>`;
  return outcome.figures.map((figure, nth) => {
    const cells = sharesTold(figure).map((share, column) => shareCell(labWords, share, mark(verdicts[nth]?.[column])));
    return html`<tr class="known">${source(words.article(figure.later), words.gamesPlayed(figure.games))}${cells}</tr>`;
  });
}
