// The price list: what stopping on each total is worth with the tiles as they lie.

import { html, nothing } from "lit-html";
import { unseen } from "../../../../shell/parts.js";
import { tellsBest } from "../../model/hints.js";
import { priceList } from "../../model/outcomes.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function pricesView(page) {
  const { state, seen, words } = page;
  const { details } = words;
  // For the win it tells whether a tile that can be stolen is better left.
  const isHidden = seen?.table?.aim === "win" && seen.table.advice && !tellsBest(state);
  const advice = isHidden ? null : seen?.table?.advice;
  return html`<section class="card panel panel-prices" aria-labelledby="prices-title">
    <h2 id="prices-title">${words.tabs.prices}</h2>
    ${seen ? html`<p class="hint">${isHidden ? details.shownLater : advice ? details.pricesHint : details.noTurn}</p>` : nothing}
    ${advice ? table(page, advice) : nothing}
  </section>`;
}

/** @param {Page} page @param {any} advice */
function table({ state, seen, words }, advice) {
  const { details } = words;
  /** @type {import("../../model/types.d.ts").Aim} */
  const aim = seen.table.aim;
  const gone = html`<span class="gone"><span aria-hidden="true">${details.gone}</span>${unseen(details.goneInWords)}</span>`;
  return html`<table class="prices">
    <thead><tr>${details.priceHeads[aim].map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${priceList(state.table, advice).map(
      (line) => html`<tr>
      <th scope="row">${details.priceTotal(line)}${line.isGone ? gone : nothing}</th>
      <td>${details.brings(line.result, state.table.names)}</td>
      <td>${words.value(line.value, aim)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}
