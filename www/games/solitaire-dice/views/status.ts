// Where the game stands, in a line; and below it what leads to everybody's sheet, where others play as well.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { showSheet } from "../model/moves.ts";
import { whole } from "../model/shown.ts";
import {
  areHidden,
  canChoose,
  isAllOver,
  isComplete,
  isDone,
  isOwnOver,
  isShared,
  playersOf,
  seatOf,
} from "../model/state.ts";
import { rollsToCome, turnOf } from "../model/turn.ts";
import type { Who } from "../model/types.ts";

export function statusView(page: Page) {
  const { state, analysis, words, open } = page;
  const parts = analysis ? whereItStands(page) : [];
  return html`<div class="status">
    <p class="parts status-line" data-key="status">${parts.map((part) => html`<span>${part}</span>`)}</p>
    <button class="quiet" data-key="players" @click=${() => open("players")}>${words.players}</button>
  </div>
  ${state.others.length === 0 ? nothing : sheets(page)}`;
}

export function whereItStands({ state, analysis: { sheet }, words }: Page): string[] {
  if (isOwnOver(state)) return words.statusOver(turnOf(state, sheet) - 1);
  if (sheet.missing !== 0) return words.statusOfPart(sheet.score);
  return words.status(turnOf(state, sheet), sheet.score, rollsToCome(sheet));
}

/** Everybody's sheet: a person's brings what is advised for it, the computer's is shown below. */
function sheets(page: Page) {
  const { state, analysis, words, act, goTo } = page;
  const scores = (analysis?.sheets ?? []).map(({ score }) => score);
  const most = Math.max(...scores.slice(state.isGivenUp ? 1 : 0));
  const hasWon = (seat: number) => isAllOver(state) && scores[seat] === most && !(seat === 0 && state.isGivenUp);
  return html`<ul class="sheets" aria-label=${words.others}>${playersOf(state).map((who) => {
    const { seat } = who;
    const told = standOf(page, who);
    const { score, pace, isOver, isToMark } = told;
    const open = () => {
      act(showSheet, seat);
      if (isShared(state) && who.by === null) return;
      goTo("sheet");
    };
    return html`<li><button
      class="sheet-of ${state.shown === seat ? "shown" : ""}"
      data-key="sheet-of-${seat}"
      aria-pressed=${String(state.shown === seat)}
      @click=${open}
    >${unseen(words.sheetOf(who, told))}<span class="sheet-name" aria-hidden="true">${isToMark ? html`<span class="to-mark">●</span> ` : hasWon(seat) ? "★ " : nothing}${words.whoInShort(who, state.others.length)}</span>
    <span class="sheet-score" aria-hidden="true">${words.number(score)}${isOver ? html` <span class="soft">${words.over}</span>` : pace === null ? nothing : html` <span class="soft">→ ${words.number(pace)}</span>`}</span></button></li>`;
  })}</ul>`;
}

/** How a player stands: what they are expected to score in the end only among people, and where advice is shown. */
function standOf({ state, analysis }: Page, { by, seat }: Who) {
  const sheet = analysis?.sheets[seat];
  const isOver = sheet?.phase === "over";
  const isBetter = seat === seatOf(state) && !canChoose(state);
  const value = (isBetter ? analysis?.answer.value : sheet?.value) ?? null;
  const hasPace = isShared(state) && !isOver && !areHidden(state);
  return {
    score: sheet?.score ?? 0,
    pace: hasPace && value !== null ? whole(value) : null,
    isOver,
    isToMark: by === null && isShared(state) && isComplete(state) && !isDone(state, seat),
  };
}
