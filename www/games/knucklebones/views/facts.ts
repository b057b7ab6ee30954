// Below the boards: why the best column is that or what the last move was worth, and at the end how it was played.

import { html, nothing } from "lit-html";
import { newSeed } from "../../../shell/model/chance.ts";
import type { Page } from "../actions.ts";
import { SIDES } from "../model/board.ts";
import { courseOf, LEAST_MOVES } from "../model/course.ts";
import { summaryOf } from "../model/move-log.ts";
import { newGame, show } from "../model/moves.ts";
import { isUnadvised } from "../model/seats.ts";
import { isFresh } from "../model/state.ts";
import { toldOf } from "../model/told.ts";
import type { LoggedMove, Side } from "../model/types.ts";
import { whyBelow } from "../model/why.ts";
import { gradedMove } from "./graded.ts";
import { playButton, startsButton } from "./play-button.ts";

/** Why the best column is that, or what the last move was worth; on an empty board how to begin. */
export function factsView(page: Page) {
  const { state, words } = page;
  if (isFresh(state) && !page.room.isLow) return beginning(page);
  const last = state.moves.at(-1);
  const told = isUnadvised(state) ? words.done : words.logged;
  return html`<p class="last-move">${whyView(page) ?? (last ? told(toldOf(last)) : nothing)}</p>`;
}

/** Why the best column is that, in the place of the last move; null where nothing stands out. */
function whyView({ state, analysis, words }: Page) {
  const why = whyBelow(state, analysis?.found?.answer ?? null);
  return why && html`<span data-key="why">${words.why(why)}</span>`;
}

/** Before the first die: who starts, and the way to a game against the computer. */
const beginning = (page: Page) => html`<div class="line last-move">
  ${startsButton(page)}
  ${playButton(page)}
</div>`;

/** How both sides decided. */
export function endView(page: Page) {
  const { state, words, act } = page;
  const summaries = SIDES.flatMap((side) => {
    const summary = summaryOf(state.moves, side);
    return summary ? [{ side, summary }] : [];
  });
  return html`<div class="facts">
    ${summaries.map(
      ({ side, summary }) =>
        html`<p>${words.summary(side, state.seats[side], summary)}${summary.worst ? html` ${costliest(page, side, summary.worst)}` : nothing}</p>`,
    )}
    ${courseOf(state.moves).length < LEAST_MOVES ? nothing : html`<button class="quiet" data-key="to-course" @click=${() => toCourse(page)}>${words.toCourse}</button>`}
    <button class="primary" data-key="new-game" data-next @click=${() => act(newGame, newSeed())}>${words.newGame}</button>
  </div>`;
}

/** Leads to the game as a curve. */
function toCourse({ act, goTo }: Page) {
  act(show, { tab: "moves", moveRead: null });
  goTo("moves");
}

/** The costliest decision of a side: tapped, it can be made again. */
const costliest = (page: Page, side: Side, { logged, nth }: { logged: LoggedMove; nth: number }) =>
  gradedMove(page, { logged, nth, key: `costliest-${side}`, content: page.words.costliest(toldOf(logged), nth) });
