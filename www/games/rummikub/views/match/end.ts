// The end of a game: what everybody has left and scores, and how it went.

import { html, nothing } from "lit-html";
import { at } from "../../../../shell/model/at.ts";
import { endPart } from "../../../../shell/ui/end.ts";
import { racksOf } from "../../model/state.ts";
import type { Tile } from "../../model/types.ts";
import { tableSetRow } from "../rows.ts";
import type { Page } from "./page.ts";

export function endView(page: Page) {
  const { state, analysis, words } = page;
  const over = analysis?.match?.over;
  if (!over) return nothing;
  const racks = racksOf(state);
  const { who, left, score } = words.resultHeads;
  const players = state.match?.players ?? [];
  const leftOver = (rack: Tile[]) =>
    rack.length > 0 ? html`<tr><td colspan="3" class="left-over">${tableSetRow(words, rack)}</td></tr>` : nothing;
  return html`<section class="card end" data-key="result">
    <table>
      <thead><tr><th scope="col">${who}</th><th scope="col">${left}</th><th scope="col">${score}</th></tr></thead>
      <tbody>${over.scores.map(
        (
          scored,
          seat,
        ) => html`<tr><th scope="row">${words.scored(seat, players[seat - 1] ?? null)}</th><td>${words.points(at(over.left, seat))}</td><td>${words.score(scored)}</td></tr>
          ${seat === 0 ? nothing : leftOver(at(racks, seat))}`,
      )}</tbody>
    </table>
    ${state.match?.isGivenUp ? html`<p data-key="gave-up">${words.gaveUp}</p>` : nothing}
    ${endPart(page, () => import("./how-it-went.ts"))}
  </section>`;
}
