// The moves of the game so far, the last one first: the roll, what was marked, what that was worth and gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { wayBack } from "../../../../shell/way-back.ts";
import { gaveAway, ownMoves, summaryOf } from "../../model/move-log.ts";
import { areHidden } from "../../model/state.ts";
import { turnsOnPaper } from "../../model/turn.ts";
import type { LoggedMove, State } from "../../model/types.ts";
import { diceRow } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, analysis, words } = page;
  const { details } = words;
  const before = turnsOnPaper(state, analysis.sheet);
  const moves = ownMoves(state.moves);
  const summary = isTold(page) ? summaryOf(state.moves) : null;
  return html`<section class="card panel panel-moves" aria-labelledby="moves-title">
    <h2 id="moves-title">${words.tabs.moves}</h2>
    ${summary ? html`<p data-key="summary">${words.summary(summary)}</p>` : nothing}
    <p class="hint">${moves.length > 0 ? details.movesHint : details.noMoves}</p>
    <ol class="moves">${repeat(
      moves.toReversed(),
      ({ turn }) => turn,
      ({ logged, turn }) => move(page, logged, before + turn),
    )}</ol>
  </section>`;
}

/** Whether worth and cost are told: where no advice is wanted not before the end. */
const isTold = ({ state }: Page) => state.hints !== "none" || !areHidden(state);

function move(page: Page, logged: LoggedMove, turn: number) {
  const { state, words } = page;
  const { details } = words;
  const nth = state.moves.indexOf(logged);
  const back = wayBack(page, ({ moves }: Pick<State, "moves">) => moves.length === nth);
  const told = isTold(page);
  return html`<li class="move">
    <p class="move-head"><span class="soft">${details.moveNumber(turn)}</span> ${diceRow(logged.roll)} <span>${words.markShort(logged)}</span></p>
    <p class="move-more">${told ? html`<strong>${details.worth(logged)}</strong>` : nothing}
      <span class=${gaveAway(logged) && told ? "down" : "soft"}>${told ? details.cost(logged) : nothing}</span>
      <span class="soft">${told ? details.luck(logged) : nothing}</span>
      ${logged.ends ? html`<span class="soft">${details.ends}</span>` : nothing}
      ${back === 0 ? nothing : html`<button class="quiet" data-key="back-${turn}" aria-label=${details.backToTurn(turn)} @click=${() => page.shell.store.go(back)}>${details.backTo}</button>`}</p>
  </li>`;
}
