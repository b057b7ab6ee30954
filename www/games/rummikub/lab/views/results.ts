// Who wins how often, and how certain that is: in words, as a picture, as tables, as CSV.

import { html } from "lit-html";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.js";
import { bars } from "../model/bars.js";
import { resultsCsv } from "../model/csv.js";
import { write } from "../model/link.js";
import { questionOf } from "../model/setting.js";
import { verdict } from "../model/verdict.js";
import { questionTable, tournamentTables } from "./tables.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Run} Run */

/** @param {Page} page */
export const resultsView = (page) => resultsCard(page, { write, verdict, told: toldOf });

/** @param {Page} page @param {Run} run @param {import("../model/types.d.ts").Verdict} found */
function toldOf(page, run, found) {
  const { words } = page;
  const { answer, detail, trust } = words.verdict(found);
  const { setting } = run;
  const question = questionOf(setting);
  return {
    answer,
    detail,
    more: [question ? words.question(question.name).question : "", trust],
    about: words.about(setting, question),
    link: write(setting),
    shown: html`${sharesView(page, run)}
      <div class="tables">${question ? questionTable(page, run, question) : ""}${tournamentTables(page, run)}</div>`,
    csv: () => resultsCsv(run),
    file: "tile-rummy-lab.csv",
  };
}

/** @param {Page} page @param {Run} run */
function sharesView(page, run) {
  const { words } = page;
  const question = questionOf(run.setting);
  const rows = bars(run).map(({ of, share, kind, marks }) => ({
    name: words.barName(of, run.setting.players),
    value: words.percent(share.value),
    share,
    kind,
    marks,
  }));
  const [label, title] = [words.pictureLabel(question), words.pictureTitle(question)];
  return pictureView(page, { rows, label, title, marks: words.marks });
}
