// Below the boards: why the best column is that or what the last move was worth, what it comes to, and at the end how it was played.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { digitsOf, marginOf } from "../model/accuracy.ts";
import { SIDES } from "../model/board.ts";
import { courseOf, LEAST_MOVES } from "../model/course.ts";
import { summaryOf } from "../model/move-log.ts";
import { newGame, show } from "../model/moves.ts";
import { LEAST_TIE, outlookOf } from "../model/outlook.ts";
import { areHidden, isUnadvised } from "../model/seats.ts";
import { sharesShown } from "../model/shares.ts";
import { isFresh } from "../model/state.ts";
import { toldOf } from "../model/told.ts";
import type { KnucklebonesAnswer, LoggedMove, Side } from "../model/types.ts";
import { whyBelow } from "../model/why.ts";
import { gradedMove } from "./graded.ts";
import { playButton, startsButton } from "./play-button.ts";

export function factsView(page: Page) {
  const { state, analysis, words } = page;
  if (analysis.over && state.mode === "play") return endView(page);
  const last = state.moves.at(-1);
  const told = isUnadvised(state) ? words.done : words.logged;
  return html`<div class="facts">
    ${isFresh(state) && !page.room.isLow ? beginning(page) : html`<p class="last-move ${areHidden(state) ? "alone" : ""}">${whyView(page) ?? (last && state.mode === "play" ? told(toldOf(last)) : nothing)}</p>`}
    ${areHidden(state) ? nothing : html`<div class="outlook-room">${outlookView(page)}</div>`}
  </div>`;
}

/** Why the best column is that, in the place of the last move; null where nothing stands out. */
function whyView({ state, analysis, words }: Page) {
  const why = whyBelow(state, analysis.found?.answer ?? null);
  return why && html`<span data-key="why">${words.why(why)}</span>`;
}

/** Before the first die: who starts, and the way to a game against the computer. */
const beginning = (page: Page) => html`<div class="line last-move">
  ${startsButton(page)}
  ${playButton(page)}
</div>`;

/** Win, tie and loss, and how they came about. */
function outlookView({ state, analysis, words }: Page) {
  const outlook = outlookOf(state, analysis);
  if (!outlook || !analysis.found) return nothing;
  const { answer } = analysis.found;
  const digits = digitsOf(answer.error);
  return html`<p class="outlook"><span>${words.outlookHead} <strong>${words.outlook(sharesShown(outlook, digits), digits)}</strong></span> <span>${outlook.tie < LEAST_TIE ? nothing : words.tieCounts}</span></p>
    <p class="soft depth">${depthView(words, answer)}</p>`;
}

/** How the numbers came about, and how far they may be off. */
function depthView(words: Page["words"], answer: KnucklebonesAnswer) {
  const margin = marginOf(answer);
  const told = words.depth(answer, margin);
  return margin ? html`<span aria-hidden="true">${told}</span>${unseen(words.depthHeard(answer.depth, margin))}` : told;
}

/** How both sides decided. */
function endView(page: Page) {
  const { state, words, act } = page;
  const summaries = SIDES.flatMap((side) => {
    const summary = summaryOf(state.moves, side);
    return summary ? [{ side, summary }] : [];
  });
  return html`<div class="facts end">
    ${summaries.map(
      ({ side, summary }) =>
        html`<p>${words.summary(side, state.seats[side], summary)}${summary.worst ? html` ${costliest(page, side, summary.worst)}` : nothing}</p>`,
    )}
    ${courseOf(state.moves).length < LEAST_MOVES ? nothing : html`<button class="quiet" data-key="to-course" @click=${() => toCourse(page)}>${words.toCourse}</button>`}
    <button class="primary" data-key="new-game" data-next @click=${() => act(newGame)}>${words.newGame}</button>
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
