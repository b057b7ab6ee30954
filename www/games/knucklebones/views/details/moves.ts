// The moves of the game so far, the last one first: what each column was worth, and what the choice gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { unseen } from "../../../../shell/ui/controls.ts";
import { movesPanel } from "../../../../shell/ui/moves-panel.ts";
import { digitsIn, MISTAKE } from "../../model/move-log.ts";
import { ownShare } from "../../model/own.ts";
import { isUnadvised } from "../../model/seats.ts";
import { toldOf } from "../../model/told.ts";
import type { LoggedMove } from "../../model/types.ts";
import { gradedMove } from "../graded.ts";
import { namedDie } from "../pieces.ts";
import { courseView } from "./course.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, analysis, words } = page;
  const moves = state.moves.map((logged, nth) => ({ logged, nth })).reverse();
  const isTold = !isUnadvised(state) || analysis.over !== null;
  return movesPanel(page, {
    title: page.words.tabs.moves,
    isEmpty: moves.length === 0,
    hint: isTold ? words.details.movesHint(MISTAKE) : words.hiddenUntil.end,
    summary: isTold ? courseView(page) : nothing,
    list: html`<ol class="moves">${repeat(
      moves,
      ({ nth }) => nth,
      ({ logged, nth }) => move(page, logged, nth, isTold),
    )}</ol>`,
  });
}

function move(page: Page, logged: LoggedMove, nth: number, isTold: boolean) {
  const { words } = page;
  const { details } = words;
  return html`<li class="move">
    ${logged.isMended ? html`<p class="hint">${details.mended}</p>` : nothing}
    <p class="move-head"><span class="soft">${details.moveNumber(nth)}</span> ${namedDie(words, logged.roll)} ${details.moveHead(toldOf(logged))}</p>
    ${isTold ? worth(page, logged, nth) : nothing}
  </li>`;
}

/** What each column was worth, and what the choice gave away. */
const worth = (page: Page, logged: LoggedMove, nth: number) => {
  const { details } = page.words;
  return html`<p class="move-more">${logged.choices.map(
    ({ column, share }) =>
      html`<span class="then ${column === logged.column ? "picked" : ""}">${details.choice(column, ownShare(logged.side, share), digitsIn(logged))}${column === logged.column ? unseen(details.placed) : nothing}</span>`,
  )}
    ${gradedMove(page, { logged, nth, key: `${nth}`, content: details.cost(toldOf(logged)) })}</p>`;
};
