// The results as tables: all of each tournament; and those of a question side by side.

import { html, nothing } from "lit-html";
import {
  estimateCell,
  folded,
  noCell,
  numberCell,
  shareCell,
  tableOfShares,
  tableRow,
} from "../../../../shell/lab/cells.ts";
import { mostWins } from "../../../../shell/lab/standings.ts";
import { tables } from "../model/setting.ts";
import type { Question, Result, Run, Strategy } from "../model/types.ts";
import type { Page } from "./page.ts";

/** Every tournament that has been played; those of a question are folded away. */
export function tournamentTables(page: Page, { setting, results }: Run) {
  const { words } = page;
  return tables(setting).map((players, nth) => {
    const result = results[nth];
    if (!result) return nothing;
    const table = tournamentTable(page, players, result);
    return setting.question ? folded(words.barName({ size: players.length }, players), table) : table;
  });
}

/** Wins and points left of each seat, the starter's share, turns, shared wins. */
function tournamentTable({ words, labWords }: Page, players: Strategy[], result: Result) {
  const most = mostWins(result);
  const rowOfSeat = (strategy: Strategy, seat: number) => {
    const { wins, points } = result.players[seat];
    const lead = wins.value === most ? html` <span class="lead">${words.most}</span>` : nothing;
    return tableRow([words.seatOf(strategy, seat), lead], [shareCell(labWords, wins), estimateCell(labWords, points)]);
  };
  return tableOfShares(
    { caption: words.caption(result.games), heads: words.heads },
    html`<tbody>${players.map(rowOfSeat)}</tbody>
      <tbody>
        ${tableRow(words.starter, [shareCell(labWords, result.starterWins), noCell()])}
        ${tableRow(words.turns, [estimateCell(labWords, result.turns), noCell()])}
        ${tableRow(words.ties, [numberCell(words.whole(result.ties)), noCell()])}
      </tbody>`,
  );
}

/** The first player of each table, and what the others have left on average. */
export function questionTable({ words, labWords }: Page, { results }: Run, question: Question) {
  const rowOfTable = (size: number, nth: number) => {
    const result = results[nth];
    const name = html`${words.size(size)} <span class="range">${result ? words.gamesPlayed(result.games) : words.notPlayed}</span>`;
    if (!result) return tableRow(name, [noCell(), noCell(), noCell()]);
    const [first, ...others] = result.players;
    const left = others.reduce((sum, { points }) => sum + points.value, 0) / others.length;
    const cells = [
      shareCell(labWords, first.wins),
      estimateCell(labWords, first.points),
      numberCell(words.points(left)),
    ];
    return tableRow(name, cells);
  };
  return tableOfShares(
    { caption: words.questionCaption(question), heads: words.questionHeads, className: "dense" },
    html`<tbody>${question.sizes.map(rowOfTable)}</tbody>`,
  );
}
