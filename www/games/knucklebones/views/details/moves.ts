// The moves of the game so far, the last one first: what each column was worth, and what the choice gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../../shell/controls.ts";
import { wayBack } from "../../../../shell/way-back.ts";
import { gaveAway } from "../../model/move-log.ts";
import { areHidden } from "../../model/seats.ts";
import type { LoggedMove, State } from "../../model/types.ts";
import { namedDie } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, words } = page;
  const { details } = words;
  const moves = state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  return html`<section class="card panel panel-moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${words.tabs.moves}</h2>
    <p class="hint">${moves.length > 0 ? details.movesHint : details.noMoves}</p>
    <ol class="moves">${repeat(
      moves,
      ({ nth }) => nth,
      ({ logged, nth }) => move(page, logged, nth),
    )}</ol>
  </section>`;
}

function move(page: Page, logged: LoggedMove, nth: number) {
  const { words } = page;
  const { details } = words;
  const isGone = areHidden(page.state) && nth >= page.state.moves.length;
  const back = isGone ? 0 : wayBack(page, ({ moves }: Pick<State, "moves">) => moves.length === nth);
  return html`<li class="move">
    <p class="move-head"><span class="soft">${details.moveNumber(nth)}</span> ${namedDie(words, logged.roll)} ${details.moveHead(logged)}
      <span class=${gaveAway(logged) ? "down" : "soft"}>${details.cost(logged)}</span></p>
    <p class="choices-then">${logged.choices.map(
      ({ column, share }) =>
        html`<span class="then ${column === logged.column ? "picked" : ""}">${details.choice(column, share)}${column === logged.column ? unseen(details.placed) : nothing}</span>`,
    )}
      ${back === 0 ? nothing : html`<button class="quiet" data-key="back-${nth}" aria-label=${details.backToMove(nth)} @click=${() => page.shell.store.go(back)}>${details.backTo}</button>`}</p>
  </li>`;
}
