// The card of the results: the answer in words, what a game shows below it, and the ways out of the page.

import { html, nothing } from "lit-html";
import { exportsView } from "./exports.ts";
import type { AnyLabPage, LabPage } from "./lab.ts";
import { picture, pictureWidth, sample } from "./picture.ts";
import type { AnyResult, Run } from "./run.ts";
import type { Bar } from "./shares.ts";

/** What a run has come to. */
interface Told {
  answer: string;
  /** goes on with the answer's sentence */
  detail: string;
  /** sentences below; empty ones are left out */
  more: string[];
  /** pictures and tables */
  shown: unknown;
}

/** What a run has come to, by its verdict; before its first game that there is nothing yet. */
export function resultsView<
  Setting extends object,
  Words extends { noResults: string; about(setting: Setting): string },
  Result extends AnyResult,
  Page extends LabPage<Setting, Words, Result>,
  Found,
>(
  page: Page & LabPage<Setting, Words, Result>,
  {
    write,
    verdict,
    told,
    csv,
    file,
  }: {
    /** the link of a setting */
    write: (setting: Setting) => string;
    verdict: (run: Run<Setting, Result>) => Found | null;
    told: (page: Page, run: Run<Setting, Result>, found: Found) => Told;
    csv: (run: Run<Setting, Result>) => string;
    /** the name of a file with that */
    file: string;
  },
) {
  const { state, words, labWords } = page;
  const { run } = state;
  const found = run && verdict(run);
  return html`<section
    id="results"
    class="card lab-results ${run ? "wanted" : ""}"
    aria-labelledby="results-title"
  >
    <h2 id="results-title">${labWords.results}</h2>
    ${
      found
        ? fullView(page, told(page, run, found), {
            about: words.about(run.setting),
            isStale: write(run.setting) !== write(state.setting),
            ways: exportsView(page, { csv: () => csv(run), file, link: write(run.setting) }),
          })
        : html`<p class="soft">${words.noResults}</p>`
    }
  </section>`;
}

/**
 * @param about who played, and how
 * @param isStale whether something else is set by now
 * @param ways out of the page
 */
const fullView = (
  { labWords }: AnyLabPage,
  { answer, detail, more, shown }: Told,
  { about, isStale, ways }: { about: string; isStale: boolean; ways: unknown },
) => html`<div class="full">
  <div class="verdict">
    <p class="answer">${answer}</p>
    <p class="detail">${detail}</p>
    ${more.map((sentence) => (sentence ? html`<p>${sentence}</p>` : nothing))}
  </div>
  <p class="hint">${about}</p>
  ${isStale ? html`<p class="hint stale">${labWords.stale}</p>` : nothing}
  ${shown}
  <p class="hint">${labWords.rangeHint}</p>
  ${ways}
</div>`;

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
    ${picture({ rows, width: pictureWidth(room), label })}
    <figcaption class="hint legend">
      <span>${title}</span>
      <span class="kind">${sample("range")}${labWords.range}</span>
      ${hasMarks ? html`<span class="kind">${sample("mark")}${marks}</span>` : nothing}
    </figcaption>
  </figure>`;
}
