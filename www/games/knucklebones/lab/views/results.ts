// How often the first player wins, and how certain that is: in words, as a picture, as a table, as CSV.

import { html } from "lit-html";
import { measureCell, tableOfShares, tableRow } from "../../../../shell/pages/lab/cells.ts";
import { pictureView } from "../../../../shell/pages/lab/results.ts";
import { bars } from "../model/bars.ts";
import type { MeasureKey } from "../model/measures.ts";
import { MEASURES } from "../model/measures.ts";
import type { Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";

export function told(page: Page, _: Run, found: Verdict) {
  const { words } = page;
  const { trust, plain, luck } = words.verdict(found);
  const { measures, pictureLabel: label, pictureTitle: title } = words;
  const picture = pictureView(page, { bars: bars(found.result), name: (key) => measures[key], label, title });
  return {
    more: [plain, trust, luck],
    shown: html`${picture}
      <div class="tables">${resultTable(page, found)}</div>`,
  };
}

/** The rows of the table, in groups. */
const GROUPS: MeasureKey[][] = [
  ["adjusted", "share"],
  ["wins", "ties", "losses"],
  ["difference", "placements", "starter"],
];

function resultTable({ words, labWords }: Page, { result, pair }: Verdict) {
  const rowOf = (key: MeasureKey) => tableRow(words.measures[key], measureCell(labWords, MEASURES[key], result));
  return tableOfShares(
    { caption: words.caption(pair, result.games), heads: words.heads },
    GROUPS.map((keys) => html`<tbody>${keys.map(rowOf)}</tbody>`),
  );
}
