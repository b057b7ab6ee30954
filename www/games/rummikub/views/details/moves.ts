// The turns so far, the last one first.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { backButton, movesPanel } from "../../../../shell/moves-panel.ts";
import type { LoggedMove } from "../../model/types.ts";
import { row } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const turns = page.state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  return movesPanel(page, {
    isEmpty: turns.length === 0,
    list: html`<ol class="turns">${repeat(
      turns,
      ({ nth }) => nth,
      ({ logged, nth }) => turn(page, logged, nth),
    )}</ol>`,
  });
}

function turn(page: Page, logged: LoggedMove, nth: number) {
  const { words } = page;
  const back = page.wayBack(({ moves }) => moves?.length === nth);
  return html`<li>
    <p>${[words.logged(logged), words.compared(logged)].filter((text) => text !== "").join(" ")}</p>
    <div class="line">${logged.tiles.length > 0 ? row(logged.tiles) : nothing}
      ${backButton(page, back, nth, words.details.backToTurn(nth + 1))}</div>
  </li>`;
}
