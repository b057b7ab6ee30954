// Who scores how much, and how certain that is: in words, as tables, as pictures, as CSV.

import { html } from "lit-html";
import { ranked } from "../model/outcome.ts";
import type { Run, Verdict } from "../model/types.ts";
import type { Page } from "./page.ts";
import { scoresView } from "./scores.ts";
import { articleView, averagesTable, pairsTable, setsTable, sharesTable } from "./tables.ts";

export function told(page: Page, run: Run, found: Verdict) {
  const { words } = page;
  const { trust, adjusted, article } = words.verdict(found);
  const all = ranked(run);
  const isSeries = Boolean(run.setting.series);
  return {
    more: [trust, adjusted, article],
    shown: html`<div class="tables">
      ${articleView(page, found)} ${averagesTable(page, all, isSeries)} ${sharesTable(page, all, isSeries)} ${scoresView(page, all, isSeries)}
      ${pairsTable(page, run)} ${setsTable(page, all, isSeries)}
    </div>`,
  };
}
