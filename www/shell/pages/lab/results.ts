// The card of the results: the answer in words, what a game shows below it, and the ways out of the page.

import { html, nothing } from "lit-html";
import { exportsView } from "./exports.ts";
import type { AnyLabPage, Lab, LabPage, OwnWords } from "./lab.ts";
import { picture, sample } from "./picture.ts";
import type { AnyResult, Run } from "./run.ts";
import type { Bar } from "./shares.ts";

/**
 * What a run has come to; before its first game that there is nothing yet. An element with the id `results` is brought
 * into view by Play.
 */
export function resultsView<
  Setting extends object,
  Words extends OwnWords<Setting, Verdict>,
  Result extends AnyResult,
  Verdict,
>(lab: Lab<Setting, Words, Result, Verdict>, page: LabPage<Setting, Words, Result>) {
  const { words, labWords, state } = page;
  const { run } = state;
  const verdict = run && lab.verdict(run);
  return html`<section
    id="results"
    class="card lab-results ${run ? "wanted" : ""}"
    aria-labelledby="results-title"
  >
    <h2 id="results-title">${labWords.results}</h2>
    ${verdict ? fullView(lab, page, run, verdict) : html`<p class="soft">${words.noResults}</p>`}
  </section>`;
}

function fullView<Setting extends object, Words extends OwnWords<Setting, Verdict>, Result extends AnyResult, Verdict>(
  { told, csv, link: { write } }: Lab<Setting, Words, Result, Verdict>,
  page: LabPage<Setting, Words, Result>,
  run: Run<Setting, Result>,
  verdict: Verdict,
) {
  const { words, labWords, state } = page;
  const { answer, detail } = words.verdict(verdict);
  const { more, shown } = told(page, run, verdict);
  const link = write(run.setting);
  return html`<div class="full">
    <div class="verdict">
      <p class="answer">${answer}</p>
      <p class="detail">${detail}</p>
      ${more.map((sentence) => (sentence ? html`<p>${sentence}</p>` : nothing))}
    </div>
    <p class="hint">${words.about(run.setting)}</p>
    ${link === write(state.setting) ? nothing : html`<p class="hint stale">${labWords.stale}</p>`}
    ${shown}
    <p class="hint">${labWords.rangeHint}</p>
    ${exportsView(page, { csv: () => csv.text(run), file: csv.file, link })}
  </div>`;
}

/**
 * Shares as a picture, with what its signs mean.
 * @param what `name` tells whose a share is, `title` what the picture shows, `marks` what diamonds are
 */
export function pictureView<Of>(
  { labWords, room }: AnyLabPage,
  {
    bars,
    name,
    label,
    title,
    marks = "",
  }: { bars: Bar<Of>[]; name: (of: Of) => string; label: string; title: string; marks?: string },
) {
  const rows = bars.map(({ of, ...bar }) => ({ ...bar, name: name(of), value: labWords.percent(bar.share.value) }));
  const hasMarks = bars.some(({ marks }) => marks.length > 0);
  return html`<figure>
    ${picture({ rows, width: room.picture, label, axis: labWords.inPercent })}
    <figcaption class="hint legend">
      <span>${title}</span>
      <span class="kind">${sample("range")}${labWords.range}</span>
      ${hasMarks ? html`<span class="kind">${sample("mark")}${marks}</span>` : nothing}
    </figcaption>
  </figure>`;
}
