// Who won, by how much, and how certain that is: in words, as a picture, as tables, as CSV.

import { html, nothing } from "lit-html";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.js";
import { areAdjusted, bars } from "../model/bars.js";
import { resultsCsv } from "../model/csv.js";
import { write } from "../model/link.js";
import { luckOf } from "../model/luck.js";
import { outcomes } from "../model/outcome.js";
import { verdict } from "../model/verdict.js";
import { articleTable, tournamentTable } from "./tables.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Run} Run */

/** @param {Page} page */
export const resultsView = (page) => resultsCard(page, { write, verdict, told: toldOf });

/** @param {Page} page @param {Run} run @param {import("../model/types.d.ts").Verdict} found */
function toldOf(page, run, found) {
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

/** @param {Page} page @param {Run} run @param {boolean} isJudgedWithoutLuck */
function sharesView(page, run, isJudgedWithoutLuck) {
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
