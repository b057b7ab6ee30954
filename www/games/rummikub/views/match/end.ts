// The end of a game: what everybody has left and scores, and what the player made of it.

import { html, nothing } from "lit-html";
import { tally } from "../../model/score.ts";
import { racksOf } from "../../model/state.ts";
import { tableSetRow } from "../pieces.ts";
import type { Page } from "./page.ts";

export function endView({ state, analysis, words }: Page) {
  const over = analysis?.match?.over;
  if (!over) return nothing;
  const racks = racksOf(state);
  const { who, left, score } = words.resultHeads;
  return html`<section class="card end" data-key="result">
    <table>
      <thead><tr><th scope="col">${who}</th><th scope="col">${left}</th><th scope="col">${score}</th></tr></thead>
      <tbody>${words.results(over).map(
        (row) => html`<tr><th scope="row">${row.who}</th><td>${row.left}</td><td>${row.score}</td></tr>
          ${racks[row.seat].length > 0 ? html`<tr><td colspan="3" class="left-over">${tableSetRow(words, racks[row.seat])}</td></tr>` : nothing}`,
      )}</tbody>
    </table>
    ${state.match?.isGivenUp ? html`<p data-key="gave-up">${words.gaveUp}</p>` : nothing}
    <p>${words.tally(tally(state))}</p>
  </section>`;
}
