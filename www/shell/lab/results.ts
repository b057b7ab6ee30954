// The card of the results: the answer in words, what a game shows below it, and the ways out of the page.

import { html, nothing } from "lit-html";
import { exportsView } from "./exports.js";
import { picture, pictureWidth, sample } from "./picture.js";

/** @typedef {import("./lab.d.ts").LabPage} LabPage */

/**
 * What a run has come to.
 * @typedef {object} Told
 * @property {string} answer
 * @property {string} detail goes on with the answer's sentence
 * @property {string[]} more sentences below; empty ones are left out
 * @property {string} about who played, and how
 * @property {string} link of the setting that was played
 * @property {any} shown pictures and tables
 * @property {() => string} csv
 * @property {string} file the name of a file with that
 */

/**
 * What a run has come to, by its verdict; before its first game that there is nothing yet.
 * @template {LabPage} Page
 * @template Found
 * @param {Page} page
 * @param {object} of
 * @param {(setting: any) => string} of.write the link of a setting
 * @param {(run: any) => Found | null} of.verdict
 * @param {(page: Page, run: any, found: Found) => Told} of.told
 */
export function resultsView(page, { write, verdict, told }) {
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

/** @param {LabPage} page @param {string} now @param {Told} told */
function fullView(page, now, { answer, detail, more, about, link, shown, csv, file }) {
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
 * @param {LabPage} page
 * @param {{ rows: import("./picture.js").Row[], label: string, title: string, marks?: string }} what `marks` tells what diamonds are
 */
export function pictureView({ labWords, room }, { rows, label, title, marks = "" }) {
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
