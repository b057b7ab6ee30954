// The moves of the game so far, the last one first: the roll, what was marked, what that was worth and gave away.

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { movesPanel } from "../../../../shell/ui/moves-panel.ts";
import { judgementOf } from "../../model/judgement.ts";
import { luckOf, MISTAKE, ownMoves, summaryOf } from "../../model/move-log.ts";
import { hasComputer, isOwnOver, seatOf } from "../../model/state.ts";
import { turnsOnPaper } from "../../model/turn.ts";
import type { LoggedMove } from "../../model/types.ts";
import { gradedMove } from "../graded.ts";
import { diceRow } from "../pieces.ts";
import { courseView } from "./course.ts";
import type { Page } from "./page.ts";

export function movesView(page: Page) {
  const { state, analysis, words } = page;
  const before = turnsOnPaper(state, analysis.sheet);
  const seat = seatOf(state);
  const moves = ownMoves(state.moves, seat);
  const summary = isTold(page) ? summaryOf(state.moves, seat) : null;
  return movesPanel(page, {
    title: page.words.tabs.moves,
    isEmpty: moves.length === 0,
    hint: words.details.movesHint(MISTAKE),
    summary: html`${summary ? html`<p data-key="summary">${words.summary(summary)}</p>` : nothing}${isTold(page) ? courseView(page) : nothing}`,
    list: html`<ol class="moves">${repeat(
      moves.toReversed(),
      ({ turn }) => turn,
      ({ logged, turn }) => move(page, logged, before + turn),
    )}</ol>`,
  });
}

/** Whether worth and cost are told: where no advice is wanted not before the end. */
const isTold = ({ state }: Page) => state.advice !== "none" || !hasComputer(state) || isOwnOver(state);

function move(page: Page, logged: LoggedMove, turn: number) {
  const { words } = page;
  const { details } = words;
  const told = isTold(page);
  const [judgement, luck] = [judgementOf(logged), luckOf(logged)];
  return html`<li class="move">
    <p class="move-head"><span class="soft">${details.moveNumber(turn)}</span> ${diceRow(logged.roll)} <span>${words.markShort(logged)}</span></p>
    <p class="move-more">${told ? html`<strong>${logged.value === null ? nothing : words.number(logged.value)}</strong>` : nothing}
      ${told ? gradedMove(page, { logged, key: `${turn}`, turn, content: judgement ? details.judgement(judgement) : "" }) : nothing}
      <span class="soft">${told && luck !== null ? words.luckShort(luck) : nothing}</span>
      ${logged.ends ? html`<span class="soft">${details.ends}</span>` : nothing}</p>
  </li>`;
}
