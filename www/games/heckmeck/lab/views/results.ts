// Who won, by how much, and how certain that is: in words, as a picture, as tables, as CSV.

import { html, nothing } from "lit-html";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.ts";
import { areAdjusted, bars } from "../model/bars.ts";
import { resultsCsv } from "../model/csv.ts";
import { write } from "../model/link.ts";
import { luckOf } from "../model/luck.ts";
import { outcomes } from "../model/outcome.ts";
import type { Run, Verdict } from "../model/types.ts";
import { verdict } from "../model/verdict.ts";
import type { Page } from "./page.ts";
import { articleTable, tournamentTable } from "./tables.ts";

export const resultsView = (page: Page) => resultsCard(page, { write, verdict, told: toldOf });

function toldOf(page: Page, run: Run, found: Verdict) {
  const { words } = page;
  const { answer, detail, plain, trust, luck, article } = words.verdict(found);
  const { setting } = run;
  const [{ players, result }] = outcomes(run);
  return {
    answer,
    detail,
    more: [trust, plain, article],
    about: words.about(setting),
    link: write(setting),
    shown: html`${sharesView(page, run, found.isAdjusted)}
      <div class="tables">
        ${setting.series || !result ? nothing : tournamentTable(page, players, result)} ${articleTable(page, run)}
      </div>
      ${luck ? html`<p class="hint">${luck}</p>` : nothing}`,
    csv: () => resultsCsv(run),
    file: "heckmeck-lab.csv",
  };
}

function sharesView(page: Page, run: Run, isJudgedWithoutLuck: boolean) {
  const { words } = page;
  const { series, players } = run.setting;
  const isSeries = Boolean(series);
  const luck = luckOf(areAdjusted(outcomes(run)), isJudgedWithoutLuck);
  const rows = bars(run).map(({ of, share, kind, marks }) => ({
    name: words.barName(of, players),
    value: words.percent(share.value),
    share,
    kind,
    marks,
  }));
  const [label, title] = [words.pictureLabel(isSeries, luck), words.pictureTitle(isSeries, luck)];
  return pictureView(page, { rows, label, title, marks: words.marks });
}
