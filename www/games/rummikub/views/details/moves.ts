// The turns so far, the last one first, with what could have gone where the page plays along.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { backButton, movesPanel } from "../../../../shell/moves-panel.ts";
import { gradedView } from "../../../../shell/try-again.ts";
import { atBeginning, gradeOfTurn, isInTurn } from "../../model/move-log.ts";
import type { LoggedMove } from "../../model/types.ts";
import { row } from "../pieces.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const turns = page.state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  return movesPanel(page, {
    isEmpty: turns.length === 0,
    hint: page.words.details.movesHint(turns.some(({ logged }) => gradeOfTurn(logged) !== null)),
    list: html`<ol class="turns">${repeat(
      turns,
      ({ nth }) => nth,
      ({ logged, nth }) => turn(page, logged, nth),
    )}</ol>`,
  });
}

function turn(page: Page, logged: LoggedMove, nth: number) {
  const { words } = page;
  return html`<li>
    <p>${[words.logged(logged), words.compared(logged)].filter((text) => text !== "").join(" ")}</p>
    <div class="line">${logged.tiles.length > 0 ? row(logged.tiles) : nothing}
      ${graded(page, logged, nth) ?? goBack(page, nth)}</div>
  </li>`;
}

/** The grade of the player's turn, which leads to it again; null where there is none. */
function graded(page: Page, logged: LoggedMove, nth: number) {
  const grade = gradeOfTurn(logged);
  if (grade === null) return null;
  const found = page.findPast(isInTurn(nth));
  const which = page.words.details.turnName(nth + 1);
  return gradedView(page, { grade, position: found && atBeginning(found), key: `${nth}`, which });
}

function goBack(page: Page, nth: number) {
  const back = page.wayBack(({ moves }) => moves?.length === nth);
  return backButton(page, back, nth, page.words.details.backToTurn(nth + 1));
}
