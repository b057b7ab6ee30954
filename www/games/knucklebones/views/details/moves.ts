// The moves of the game so far, the last one first: what each column was worth, and what the choice gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../../shell/controls.ts";
import { backButton, movesPanel } from "../../../../shell/moves-panel.ts";
import { gaveAway } from "../../model/move-log.ts";
import { areHidden } from "../../model/seats.ts";
import type { LoggedMove } from "../../model/types.ts";
import { namedDie } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const moves = page.state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  return movesPanel(page, {
    isEmpty: moves.length === 0,
    list: html`<ol class="moves">${repeat(
      moves,
      ({ nth }) => nth,
      ({ logged, nth }) => move(page, logged, nth),
    )}</ol>`,
  });
}

function move(page: Page, logged: LoggedMove, nth: number) {
  const { words } = page;
  const { details } = words;
  const isGone = areHidden(page.state) && nth >= page.state.moves.length;
  const back = isGone ? null : page.wayBack(({ moves }) => moves?.length === nth);
  return html`<li class="move">
    <p class="move-head"><span class="soft">${details.moveNumber(nth)}</span> ${namedDie(words, logged.roll)} ${details.moveHead(logged)}
      <span class=${gaveAway(logged) ? "down" : "soft"}>${details.cost(logged)}</span></p>
    <p class="move-more">${logged.choices.map(
      ({ column, share }) =>
        html`<span class="then ${column === logged.column ? "picked" : ""}">${details.choice(column, share)}${column === logged.column ? unseen(details.placed) : nothing}</span>`,
    )}
      ${backButton(page, back, nth, details.backToMove(nth))}</p>
  </li>`;
}
