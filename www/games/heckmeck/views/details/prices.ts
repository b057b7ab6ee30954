// The price list: what stopping on each total is worth with the tiles as they lie.

import { html, nothing } from "lit-html";
import type { Advice } from "#modules/heckmeck";
import { unseen } from "../../../../shell/ui/controls.ts";
import { tellsBest } from "../../model/hints.ts";
import { priceList } from "../../model/outcomes.ts";
import { broughtBy } from "../../model/told-advice.ts";
import type { Aim } from "../../model/types.ts";
import type { Page } from "./page.ts";

export function pricesView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  // For the win it tells whether a tile that can be stolen is better left. Where there is nothing to show, the results say why.
  const isHidden = analysis?.table?.aim === "win" && !tellsBest(state);
  const { advice = null, aim = "worms" } = analysis?.table ?? {};
  if (!advice || isHidden) return nothing;
  return html`<section class="card panel panel-prices" aria-labelledby="prices-title">
    <h2 id="prices-title">${words.panels.prices}</h2>
    <p class="hint">${details.pricesHint}</p>
    ${table(page, advice, aim)}
  </section>`;
}

function table({ state, words }: Page, advice: Advice, aim: Aim) {
  const { details } = words;
  const gone = html`<span class="gone"><span aria-hidden="true">${details.gone}</span>${unseen(details.goneInWords)}</span>`;
  return html`<table class="prices">
    <thead><tr>${details.priceHeads[aim].map((text) => html`<th scope="col">${text}</th>`)}</tr></thead>
    <tbody>${priceList(state.table, advice).map(
      (line) => html`<tr>
      <th scope="row">${details.priceTotal(line)}${line.isGone ? gone : nothing}</th>
      <td>${details.brings(broughtBy(line.result, state.table.names))}</td>
      <td>${words.value(line.value, aim)}</td>
    </tr>`,
    )}</tbody>
  </table>`;
}
