// Who wins how often, and how certain that is: in words, as a picture, as tables, as CSV.

import { html } from "lit-html";
import { pictureView } from "../../../../shell/lab/results.ts";
import { bars } from "../model/bars.ts";
import { questionOf } from "../model/setting.ts";
import type { Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";
import { questionTable, tournamentTables } from "./tables.ts";

export function told(page: Page, run: Run, found: Verdict) {
  const { words } = page;
  const { trust } = words.verdict(found);
  const question = questionOf(run.setting);
  return {
    more: [question ? words.question(question.name).question : "", trust],
    shown: html`${sharesView(page, run)}
      <div class="tables">${question ? questionTable(page, run, question) : ""}${tournamentTables(page, run)}</div>`,
  };
}

function sharesView(page: Page, run: Run) {
  const { words } = page;
  const question = questionOf(run.setting);
  return pictureView(page, {
    bars: bars(run),
    name: (of) => words.barName(of, run.setting.players),
    label: words.pictureLabel(question),
    title: words.pictureTitle(question),
    marks: words.marks,
  });
}
