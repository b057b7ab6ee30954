// What can be seen on the boards, a sentence each.

import { html } from "lit-html";
import { hintsOf, hintText } from "../../model/hints.ts";
import { areHidden, hiddenUntil } from "../../model/seats.ts";
import type { Page } from "./page.ts";

export function hintsView({ state, analysis, words }: Page) {
  const { details } = words;
  const hints = areHidden(state) ? [] : hintsOf(state, analysis);
  return html`<section class="card panel panel-hints" aria-labelledby="hints-title">
    <h2 id="hints-title">${words.tabs.hints}</h2>
    <p class="hint">${hints.length > 0 ? details.hintsHint : analysis.over ? words.gameOver : areHidden(state) ? words.hiddenUntil[hiddenUntil(state)] : details.noHints}</p>
    <ul class="hints">${hints.map((hint) => html`<li>${hintText(details.hints, hint)}</li>`)}</ul>
  </section>`;
}
