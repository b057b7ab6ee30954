// Who wins how often, and how certain that is: in words, as a picture, as tables, as CSV.

import { html } from "lit-html";
import { pictureView } from "../../../../shell/pages/lab/results.ts";
import { bars } from "../model/bars.ts";
import { questionOf, seated } from "../model/setting.ts";
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
  const name = questionOf(run.setting)?.name ?? null;
  return pictureView(page, {
    bars: bars(run),
    name: (of) => ("size" in of ? words.atSize(of.size) : words.seatName(seated(run.setting.players, of.seat))),
    label: words.pictureLabel(name),
    title: words.pictureTitle(name),
    marks: words.marks,
  });
}
