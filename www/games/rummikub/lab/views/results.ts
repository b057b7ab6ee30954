// Who wins how often, and how certain that is: in words, as a picture, as tables, as CSV.

import { html } from "lit-html";
import { pictureView, resultsView as resultsCard } from "../../../../shell/lab/results.ts";
import { bars } from "../model/bars.ts";
import { resultsCsv } from "../model/csv.ts";
import { write } from "../model/link.ts";
import { questionOf } from "../model/setting.ts";
import type { Run, Verdict } from "../model/types.ts";
import { verdict } from "../model/verdict.ts";
import type { Page } from "./page.ts";
import { questionTable, tournamentTables } from "./tables.ts";

export const resultsView = (page: Page) => resultsCard(page, { write, verdict, told: toldOf });

function toldOf(page: Page, run: Run, found: Verdict) {
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

function sharesView(page: Page, run: Run) {
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
