// Why: what can be seen on the boards, a sentence each, and below it what can follow.

import { html, nothing } from "lit-html";
import { hintsOf, hintText } from "../../model/hints.ts";
import { areHidden, hiddenUntil } from "../../model/seats.ts";
import { whyBelow } from "../../model/why.ts";
import type { Page } from "./page.ts";
import { treeView } from "./tree.ts";

export function whyView(page: Page) {
  const { state, words } = page;
  const hidden = areHidden(state) ? words.hiddenUntil[hiddenUntil(state)] : null;
  return html`<section class="card panel panel-why" aria-labelledby="why-title">
    <h2 id="why-title">${words.tabs.why}</h2>
    ${hidden === null ? html`${hintsView(page)}${treeView(page)}` : html`<p class="hint">${hidden}</p>`}
  </section>`;
}

function hintsView({ state, analysis, words: { details } }: Page) {
  const hints = hintsOf(state, analysis);
  if (hints.length > 0)
    return html`<ul class="hints">${hints.map((hint) => html`<li>${hintText(details.hints, hint)}</li>`)}</ul>`;
  // What stands out may stand below the boards.
  return whyBelow(state, analysis.found?.answer ?? null) ? nothing : html`<p class="hint">${details.noHints}</p>`;
}
