// Who won, by how much, and how certain that is: in words, as a picture, as tables, as CSV.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { pictureView } from "../../../../shell/pages/lab/results.ts";
import { areAdjusted, bars } from "../model/bars.ts";
import { luckOf } from "../model/luck.ts";
import { outcomes } from "../model/outcome.ts";
import type { Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";
import { articleTable, seatsTable } from "./tables.ts";

export function told(page: Page, run: Run, found: Verdict) {
  const { plain, trust, luck, article } = page.words.verdict(found);
  const { players, result } = at(outcomes(run), 0);
  return {
    more: [trust, plain, article],
    shown: html`${sharesView(page, run, found.isAdjusted)}
      <div class="tables">
        ${run.setting.series || !result ? nothing : seatsTable(page, players, result)} ${articleTable(page, run)}
      </div>
      ${luck ? html`<p class="hint">${luck}</p>` : nothing}`,
  };
}

function sharesView(page: Page, run: Run, isJudgedWithoutLuck: boolean) {
  const { words } = page;
  const { series } = run.setting;
  const isSeries = Boolean(series);
  const luck = luckOf(areAdjusted(outcomes(run)), isJudgedWithoutLuck);
  return pictureView(page, {
    bars: bars(run),
    name: words.barName,
    label: words.pictureLabel(isSeries, luck),
    title: words.pictureTitle(isSeries, luck),
    marks: words.marks,
  });
}
