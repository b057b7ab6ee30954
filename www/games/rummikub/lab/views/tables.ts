// The results as tables: all of each tournament; and those of a question side by side.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import {
  folded,
  measureCell,
  measuredCell,
  noCell,
  tableOfShares,
  tableRow,
  tournamentTable,
} from "../../../../shell/pages/lab/cells.ts";
import { MEASURES } from "../model/measures.ts";
import { tables } from "../model/setting.ts";
import type { Question, Result, Run, Size, Strategy } from "../model/types.ts";
import type { Page } from "./page.ts";

/** Every tournament that has been played; those of a question are folded away. */
export function tournamentTables(page: Page, { setting, results }: Run) {
  const { words } = page;
  return tables(setting).map((players, nth) => {
    const result = results[nth];
    if (!result) return nothing;
    const table = seatsTable(page, players, result);
    return setting.question ? folded(words.atSize(players.length as Size), table) : table;
  });
}

/** What was measured of each seat, and of all games. */
const seatsTable = (page: Page, players: Strategy[], result: Result) =>
  tournamentTable(page, MEASURES, {
    caption: page.words.caption(result.games),
    found: result,
    seats: players.map(page.words.seatOf),
    shares: result.players.map(({ wins }) => wins),
    below: ["starter", "turns", "ties"],
  });

/** The first player of each table, and what the others have left on average. */
export function questionTable({ words, labWords }: Page, { results }: Run, question: Question) {
  const { wins, points } = MEASURES.ofSeat;
  const rowOfTable = (size: Size, nth: number) => {
    const result = results[nth];
    const name = html`${words.size(size)} <span class="range">${result ? words.gamesPlayed(result.games) : words.notPlayed}</span>`;
    if (!result) return tableRow(name, [noCell(), noCell(), noCell()]);
    const first = at(result.players, 0);
    const others = result.players.slice(1);
    const left = others.reduce((sum, { points }) => sum + points.value, 0) / others.length;
    const cells = [
      measureCell(labWords, wins, first),
      measureCell(labWords, points, first),
      measuredCell(labWords, left, points.format),
    ];
    return tableRow(name, cells);
  };
  return tableOfShares(
    { caption: words.questionCaption(question), heads: words.questionHeads, className: "dense" },
    html`<tbody>${question.sizes.map(rowOfTable)}</tbody>`,
  );
}
