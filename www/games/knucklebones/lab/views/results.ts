// How often the first player wins, and how certain that is: in words, as a picture, as a table, as CSV.

import { html } from "lit-html";
import { numberCell, shareCell, tableOfShares, tableRow } from "../../../../shell/lab/cells.js";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.js";
import { possibleRange } from "../../../../shell/lab/shares.js";
import { bars } from "../model/bars.js";
import { resultsCsv } from "../model/csv.js";
import { write } from "../model/link.js";
import { verdict } from "../model/verdict.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Run} Run */
/** @typedef {import("../model/types.d.ts").Verdict} Verdict */

/** @param {Page} page */
export const resultsView = (page) => resultsCard(page, { write, verdict, told: toldOf });

/** @param {Page} page @param {Run} run @param {Verdict} found */
function toldOf(page, run, found) {
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

/** @param {Page} page @param {Verdict} found */
function sharesView(page, { result }) {
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

/** @param {Page} page @param {Verdict} found */
function resultTable({ words, labWords }, { result, players }) {
  const { games, adjusted, share, wins, ties, losses, difference, starterShare, placements } = result;
  const { measures } = words;
  const count = (/** @type {number} */ of) => numberCell(labWords.whole(of), words.percent(of / games));
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
