// Who scores how much, and how certain that is: in words, as tables, as pictures, as CSV.

import { html } from "lit-html";
import { resultsView as resultsCard } from "../../../../shell/lab/results.js";
import { resultsCsv } from "../model/csv.js";
import { write } from "../model/link.js";
import { ranked } from "../model/outcome.js";
import { verdict } from "../model/verdict.js";
import { scoresView } from "./scores.js";
import { articleView, averagesTable, pairsTable, setsTable, sharesTable } from "./tables.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Run} Run */

/** @param {Page} page */
export const resultsView = (page) => resultsCard(page, { write, verdict, told: toldOf });

/** @param {Page} page @param {Run} run @param {import("../model/types.d.ts").Verdict} found */
function toldOf(page, run, found) {
  const { words } = page;
  const { answer, detail, trust, adjusted, article } = words.verdict(found);
  const all = ranked(run);
  const isSeries = Boolean(run.setting.series);
  return {
    answer,
    detail,
    more: [trust, adjusted, article],
    about: words.about(run.setting),
    link: write(run.setting),
    shown: html`<div class="tables">
      ${articleView(page, found)} ${averagesTable(page, all, isSeries)} ${sharesTable(page, all, isSeries)} ${scoresView(page, all, isSeries)}
      ${pairsTable(page, run)} ${setsTable(page, all, isSeries)}
    </div>`,
    csv: () => resultsCsv(run),
    file: "solitaire-dice-lab.csv",
  };
}
