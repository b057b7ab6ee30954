// Where the game stands, in a line; and below it what leads to everybody's sheet, where others play as well.

import { html, nothing } from "lit-html";
import { unseen } from "../../../shell/ui/controls.ts";
import type { Page } from "../actions.ts";
import { show } from "../model/moves.ts";
import { isOver } from "../model/sheet.ts";
import { isAllOver, isOwnOver } from "../model/state.ts";
import { rollsToCome, turnOf } from "../model/turn.ts";

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

function sheets({ state, analysis, words, act, goTo }: Page) {
  const all = [{ by: null, sums: state.sums, rejects: state.rejects }, ...state.others];
  const scores = [analysis?.sheet.score ?? 0, ...(analysis?.others ?? []).map(({ score }) => score)];
  const most = Math.max(...scores.slice(state.isGivenUp ? 1 : 0));
  const hasWon = (nth: number) => isAllOver(state) && scores[nth] === most && !(nth === 0 && state.isGivenUp);
  return html`<ul class="sheets" aria-label=${words.others}>${all.map(
    (sheet, nth) => html`<li><button
      class="sheet-of ${state.shown === nth ? "shown" : ""}"
      data-key="sheet-of-${nth}"
      aria-pressed=${String(state.shown === nth)}
      @click=${() => {
        act(show, { shown: nth, tab: "sheet" });
        goTo("details");
      }}
    >${unseen(words.sheetOf(sheet.by, scores[nth] ?? 0, isOver(sheet)))}<span class="sheet-name" aria-hidden="true">${hasWon(nth) ? "★ " : nothing}${words.whoInShort(sheet.by, state.others.length)}</span>
    <span class="sheet-score" aria-hidden="true">${words.number(scores[nth] ?? 0)}${isOver(sheet) ? html` <span class="soft">${words.over}</span>` : nothing}</span></button></li>`,
  )}</ul>`;
}
