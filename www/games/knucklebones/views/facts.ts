// Below the boards: why the best column is that or what the last move was worth.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { isUnadvised } from "../model/seats.ts";
import { isFresh } from "../model/state.ts";
import { type ToldMove, toldOf } from "../model/told.ts";
import { whyBelow } from "../model/why.ts";
import { playButton, startsButton } from "./play-button.ts";

/** Why the best column is that, or what the last move was worth; on an empty board how to begin. */
export function factsView(page: Page) {
  const { state } = page;
  if (isFresh(state) && !page.room.isLow) return beginning(page);
  const last = state.moves.at(-1);
  return html`<p class="last-move">${whyView(page) ?? (last ? lastMove(page, toldOf(last)) : nothing)}</p>`;
}

const lastMove = ({ state, words }: Page, told: ToldMove) =>
  isUnadvised(state) ? words.done(told) : html`<span class="graded fresh ${told.grade}">${words.logged(told)}</span>`;

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
