// The turns so far, the last one first.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { wayBack } from "../../../../shell/way-back.ts";
import type { LoggedMove, State } from "../../model/types.ts";
import { row } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, words } = page;
  const { details } = words;
  const turns = state.moves.map((logged, nth) => ({ logged, nth }));
  return html`<section class="card panel panel-moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${words.tabs.moves}</h2>
    <p class="hint">${turns.length > 0 ? details.movesHint : details.noMoves}</p>
    <ol class="turns">${repeat(
      turns.toReversed(),
      ({ nth }) => nth,
      ({ logged, nth }) => turn(page, logged, nth),
    )}</ol>
  </section>`;
}

function turn(page: Page, logged: LoggedMove, nth: number) {
  const { words } = page;
  const back = wayBack(page, ({ moves }: Pick<State, "moves">) => moves.length === nth);
  return html`<li>
    <p>${[words.logged(logged), words.compared(logged)].filter((text) => text !== "").join(" ")}</p>
    <div class="line">${logged.tiles.length > 0 ? row(logged.tiles) : nothing}
      ${back === 0 ? nothing : html`<button class="quiet" data-key="back-${nth}" aria-label=${words.details.backToTurn(nth + 1)} @click=${() => page.shell.store.go(back)}>${words.details.backTo}</button>`}</div>
  </li>`;
}
