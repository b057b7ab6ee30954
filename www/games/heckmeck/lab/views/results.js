// Who won, by how much, and how certain that is: in words, as a picture, as tables, as CSV.

import { html, nothing } from "lit-html";
import { exportsView } from "../../../../shell/lab/exports.js";
import { picture, pictureWidth, sample } from "../../../../shell/lab/picture.js";
import { bars } from "../model/bars.js";
import { resultsCsv } from "../model/csv.js";
import { write } from "../model/link.js";
import { outcomes } from "../model/outcome.js";
import { verdict } from "../model/verdict.js";
import { articleTable, tournamentTable } from "./tables.js";

/** @typedef {import("./page.d.ts").Page} Page */
/** @typedef {import("../model/types.d.ts").Run} Run */

/** @param {Page} page */
export function resultsView(page) {
  const { words, state } = page;
  const run = /** @type {Run | null} */ (state.run);
  const found = run && verdict(run);
  return html`<section id="results" class="card lab-results ${run ? "wanted" : ""}" aria-labelledby="results-title">
    <h2 id="results-title">${words.results}</h2>
    ${found ? fullView(page, /** @type {Run} */ (run), found) : html`<p class="soft">${words.noResults}</p>`}
  </section>`;
}

/** @param {Page} page @param {Run} run @param {import("../model/types.d.ts").Verdict} found */
function fullView(page, run, found) {
  const { words, labWords, state } = page;
  const { answer, detail, trust, article } = words.verdict(found);
  const { setting } = run;
  const isStale = write(setting) !== write(state.setting);
  const [{ players, result }] = outcomes(run);
  return html`<div class="full">
    <div class="verdict">
      <p class="answer">${answer}</p>
      <p class="detail">${detail}</p>
      <p>${trust}</p>
      ${article ? html`<p>${article}</p>` : nothing}
    </div>
    <p class="hint">${words.about(setting)}</p>
    ${isStale ? html`<p class="hint stale">${words.stale}</p>` : nothing}
    ${pictureView(page, run)}
    <div class="tables">
      ${setting.series || !result ? nothing : tournamentTable(page, players, result)} ${articleTable(page, run)}
    </div>
    <p class="hint">${labWords.rangeHint}</p>
    ${exportsView(page, { csv: () => resultsCsv(run), file: "heckmeck-lab.csv", link: write(setting) })}
  </div>`;
}

/** @param {Page} page @param {Run} run */
function pictureView({ words, labWords, room }, run) {
  const { series, players } = run.setting;
  const isSeries = Boolean(series);
  const shown = bars(run);
  const rows = shown.map(({ of, share, kind, marks }) => ({
    name: words.barName(of, players),
    value: words.percent(share.value),
    share,
    kind,
    marks,
  }));
  const hasMarks = shown.some(({ marks }) => marks.length > 0);
  return html`<figure>
    ${picture({ rows, width: pictureWidth(room), label: words.pictureLabel(isSeries) })}
    <figcaption class="hint legend">
      <span>${words.pictureTitle(isSeries)}</span>
      <span class="kind">${sample("range")}${labWords.range}</span>
      ${hasMarks ? html`<span class="kind">${sample("mark")}${words.marks}</span>` : nothing}
    </figcaption>
  </figure>`;
}
