// When the player's sheet is over: the score, everybody's scores, and how the game went.

import { html, nothing } from "lit-html";
import { at } from "../../../shell/model/at.ts";
import type { Page } from "../actions.ts";
import { startAnew } from "../actions.ts";
import { lossOf, luckOfAll, resultOf, summaryOf } from "../model/move-log.ts";
import { sameRolls } from "../model/moves.ts";
import { isAllOver, isShared, isThrown, playersOf, seatOf } from "../model/state.ts";
import { turnsOnPaper } from "../model/turn.ts";
import type { LoggedMove, Who } from "../model/types.ts";
import { gradedMove } from "./graded.ts";

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
    ${summary(page)}
    ${
      isEnd
        ? html`<p class="controls">
          <button class="primary" data-key="new-game" data-next @click=${() => startAnew(page)}>${words.newGame}</button>
          ${isThrown(state) ? html`<button data-key="same-rolls" @click=${() => act(sameRolls)}>${words.sameRolls}</button>` : nothing}
        </p>`
        : nothing
    }
  </div>`;
}

function standings({ state, analysis, words }: Page) {
  const all = playersOf(state).map((who, seat) => ({ who, score: at(analysis.sheets, seat).score }));
  // Whoever has given up stands last.
  const hasLeft = ({ seat }: Who) => state.isGivenUp && seat === 0;
  const inOrder = all.toSorted((a, b) => Number(hasLeft(a.who)) - Number(hasLeft(b.who)) || b.score - a.score);
  const note = (who: Who) => {
    if (hasLeft(who)) return words.gaveUpMark;
    const luck = isShared(state) && who.by === null ? luckOfAll(state.moves, who.seat) : null;
    return luck === null ? "" : words.luckShort(luck);
  };
  return html`<ol class="standings" aria-label=${state.isGivenUp ? words.standingsThen : words.standings}>${inOrder.map(
    ({ who, score }) =>
      html`<li class=${who.seat === seatOf(state) ? "own" : ""}><span>${words.called(who)} <span class="soft">${note(who)}</span></span> <strong>${words.number(score)}</strong></li>`,
  )}</ol>`;
}

function summary(page: Page) {
  const { state, words } = page;
  const found = summaryOf(state.moves, seatOf(state));
  if (!found) return nothing;
  return html`<p class="summary">${words.summary(found)}</p>${found.worst ? html`<p>${costliest(page, found.worst)}</p>` : nothing}`;
}

/** The costliest turn: tapped, it can be decided again. */
function costliest(page: Page, worst: { logged: LoggedMove; turn: number }) {
  const turn = turnsOnPaper(page.state, page.analysis.sheet) + worst.turn;
  const loss = lossOf(worst.logged);
  const content = loss ? page.words.costliest(worst.logged, turn, loss.points) : "";
  return gradedMove(page, { logged: worst.logged, key: "costliest", turn, content });
}
