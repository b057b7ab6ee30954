// When the player's sheet is over: the score, everybody's scores, and how the game went.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import { endPart } from "../../../shell/ui/end.ts";
import type { Page } from "../actions.ts";
import { resultOf } from "../model/move-log.ts";
import { sameRolls } from "../model/moves.ts";
import { isAllOver, isThrown, playersOf, seatOf } from "../model/state.ts";
import type { Who } from "../model/types.ts";

export function endView(page: Page) {
  const { state, analysis, words, act } = page;
  const isEnd = isAllOver(state);
  const result = isEnd ? resultOf(state, analysis) : null;
  return html`<div class="end">
    ${
      state.isGivenUp
        ? html`<p class="result" data-key="gave-up">${words.gaveUp(state.others.length)}</p><h3>${words.standingsThen}</h3>`
        : result !== null
          ? html`<p class="result" data-key="result">${words.result(result)}</p>`
          : html`<p class="expected"><span class="number" data-key="final">${words.finalScore(analysis.sheet.score)}</span></p>`
    }
    ${isEnd && state.others.length > 0 ? standings(page) : nothing}
    ${isEnd && isThrown(state) ? html`<p class="controls"><button data-key="same-rolls" @click=${() => act(sameRolls)}>${words.sameRolls}</button></p>` : nothing}
    ${isEnd ? endPart(page, () => import("./how-it-went.ts")) : nothing}
  </div>`;
}

function standings({ state, analysis, words }: Page) {
  const all = playersOf(state).map((who, seat) => ({ who, score: at(analysis.sheets, seat).score }));
  // Whoever has given up stands last.
  const hasLeft = ({ seat }: Who) => state.isGivenUp && seat === 0;
  const inOrder = all.toSorted((a, b) => Number(hasLeft(a.who)) - Number(hasLeft(b.who)) || b.score - a.score);
  return html`<ol class="standings" aria-label=${state.isGivenUp ? words.standingsThen : words.standings}>${inOrder.map(
    ({ who, score }) =>
      html`<li class=${who.seat === seatOf(state) ? "own" : ""}><span>${words.called(who)}${hasLeft(who) ? html` <span class="soft">${words.gaveUpMark}</span>` : nothing}</span> <strong>${words.number(score)}</strong></li>`,
  )}</ol>`;
}
