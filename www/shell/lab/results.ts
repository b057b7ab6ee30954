// The card of the results: the answer in words, what a game shows below it, and the ways out of the page.

import { html, nothing } from "lit-html";
import { exportsView } from "./exports.ts";
import type { AnyLabPage, LabPage } from "./lab.ts";
import type { Row } from "./picture.ts";
import { picture, pictureWidth, sample } from "./picture.ts";
import type { AnyResult, Run } from "./run.ts";

/** What a run has come to. */
interface Told {
  answer: string;
  /** goes on with the answer's sentence */
  detail: string;
  /** sentences below; empty ones are left out */
  more: string[];
  /** who played, and how */
  about: string;
  /** of the setting that was played */
  link: string;
  /** pictures and tables */
  shown: unknown;
  csv: () => string;
  /** the name of a file with that */
  file: string;
}

/** What a run has come to, by its verdict; before its first game that there is nothing yet. */
export function resultsView<
  Setting extends object,
  Words extends { noResults: string },
  Result extends AnyResult,
  Page extends LabPage<Setting, Words, Result>,
  Found,
>(
  page: Page & LabPage<Setting, Words, Result>,
  {
    write,
    verdict,
    told,
  }: {
    /** the link of a setting */
    write: (setting: Setting) => string;
    verdict: (run: Run<Setting, Result>) => Found | null;
    told: (page: Page, run: Run<Setting, Result>, found: Found) => Told;
  },
) {
  const { state, words, labWords } = page;
  const { run, setting } = state;
  const found = run && verdict(run);
  return html`<section
    id="results"
    class="card lab-results ${run ? "wanted" : ""}"
    aria-labelledby="results-title"
  >
    <h2 id="results-title">${labWords.results}</h2>
    ${found ? fullView(page, write(setting), told(page, run, found)) : html`<p class="soft">${words.noResults}</p>`}
  </section>`;
}

function fullView(page: AnyLabPage, now: string, { answer, detail, more, about, link, shown, csv, file }: Told) {
  const { labWords } = page;
  return html`<div class="full">
    <div class="verdict">
      <p class="answer">${answer}</p>
      <p class="detail">${detail}</p>
      ${more.map((sentence) => (sentence ? html`<p>${sentence}</p>` : nothing))}
    </div>
    <p class="hint">${about}</p>
    ${link === now ? nothing : html`<p class="hint stale">${labWords.stale}</p>`}
    ${shown}
    <p class="hint">${labWords.rangeHint}</p>
    ${exportsView(page, { csv, file, link })}
  </div>`;
}

/**
 * Shares as a picture, with what its signs mean.
 * @param what `marks` tells what diamonds are
 */
export function pictureView(
  { labWords, room }: AnyLabPage,
  { rows, label, title, marks = "" }: { rows: Row[]; label: string; title: string; marks?: string },
) {
  const hasMarks = rows.some(({ marks }) => marks.length > 0);
  return html`<figure>
    ${picture({ rows, width: pictureWidth(room), label })}
    <figcaption class="hint legend">
      <span>${title}</span>
      <span class="kind">${sample("range")}${labWords.range}</span>
      ${hasMarks ? html`<span class="kind">${sample("mark")}${marks}</span>` : nothing}
    </figcaption>
  </figure>`;
}
