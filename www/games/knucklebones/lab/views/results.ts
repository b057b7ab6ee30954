// How often the first player wins, and how certain that is: in words, as a picture, as a table, as CSV.

import { html } from "lit-html";
import { numberCell, shareCell, tableOfShares, tableRow } from "../../../../shell/lab/cells.ts";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.ts";
import { possibleRange } from "../../../../shell/lab/shares.ts";
import { bars } from "../model/bars.ts";
import { resultsCsv } from "../model/csv.ts";
import { write } from "../model/link.ts";
import type { Run, Verdict } from "../model/types.ts";
import { verdict } from "../model/verdict.ts";
import type { Page } from "./page.ts";

export const resultsView = (page: Page) => resultsCard(page, { write, verdict, told: toldOf });

function toldOf(page: Page, run: Run, found: Verdict) {
  const { words } = page;
  const { answer, detail, trust, plain, luck } = words.verdict(found);
  return {
    answer,
    detail,
    more: [plain, trust, luck],
    about: words.about(run.setting),
    link: write(run.setting),
    shown: html`${sharesView(page, found)}
      <div class="tables">${resultTable(page, found)}</div>`,
    csv: () => resultsCsv(run),
    file: "knucklebones-lab.csv",
  };
}

function sharesView(page: Page, { result }: Verdict) {
  const { words } = page;
  const rows = bars(result).map(({ of, share, kind }) => ({
    name: words.barName(of),
    value: words.percent(share.value),
    share,
    kind,
    marks: [],
  }));
  return pictureView(page, { rows, label: words.pictureLabel, title: words.pictureTitle });
}

function resultTable({ words, labWords }: Page, { result, players }: Verdict) {
  const { games, adjusted, share, wins, ties, losses, difference, starterShare, placements } = result;
  const { measures } = words;
  const count = (of: number) => numberCell(labWords.whole(of), words.percent(of / games));
  return tableOfShares(
    { caption: words.caption(players, games), heads: words.heads },
    html`<tbody>
        ${tableRow(measures.adjusted, shareCell(labWords, possibleRange(adjusted)))}
        ${tableRow(measures.share, shareCell(labWords, possibleRange(share)))}
      </tbody>
      <tbody>
        ${tableRow(measures.wins, count(wins))} ${tableRow(measures.ties, count(ties))}
        ${tableRow(measures.losses, count(losses))}
      </tbody>
      <tbody>
        ${tableRow(measures.difference, numberCell(words.points(difference.value), labWords.numberRange(difference)))}
        ${tableRow(measures.placements, numberCell(words.dice(placements)))}
        ${tableRow(measures.starter, numberCell(words.percent(starterShare)))}
      </tbody>`,
  );
}
