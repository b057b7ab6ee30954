// An embedded position: the die that was rolled with the best column and its chance, and the boards with the chances of each column.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import { frameWords } from "../text/en/frame.ts";
import { markOf } from "./band.ts";
import { boardsView } from "./boards.ts";
import { namedDie } from "./pieces.ts";

export function embedView(page: Page) {
  // Boards that are being set up are looked at as a game's.
  const state = { ...page.state, mode: "play" as const };
  const shown = { ...page, state };
  return html`${state.roll === null ? beforeView(shown) : rollView(shown)}${boardsView(shown)}`;
}

/** Before a roll: the chance, which the boards don't tell as well then. */
function beforeView({ state, analysis, words }: Page) {
  const share = analysis?.found?.answer.value?.share;
  if (share === undefined || areHidden(state)) return nothing;
  return html`<p class="card entry framed before">
    <strong class="number">${words.chance(ownShare(state.toMove, share))}</strong>
    <span>${words.answerTitle} <span class="soft">${words.beforeRoll[state.toMove]}</span></span>
  </p>`;
}

function rollView(page: Page) {
  const { state, words } = page;
  if (state.roll === null) return nothing;
  return html`<div class="card entry framed">
    <p>${words.rolled(state.toMove, computerToMove(state))} ${namedDie(words, state.roll)}</p>
    ${bestView(page)}
  </div>`;
}

/** The best column with its chance, or the one that the computer picks; nothing while neither is known, or is not told. */
function bestView(page: Page) {
  const { state, analysis, words, shell } = page;
  const columns = analysis?.found?.answer.columns ?? [];
  const marked = columns.map((one) => ({ one, ...markOf(page, one, columns) }));
  const best = marked.filter(({ className }) => className === "best");
  const [first] = best;
  if (!first?.one.outlook || areHidden(state)) return nothing;
  const { where } = frameWords(words, shell.formats);
  const columnsOf = best.map(({ one }) => one.column);
  return html`<p>
    <strong class="number">${words.chance(ownShare(state.toMove, first.one.outlook.share))}</strong>
    <span>${where(first.mark === "picks" ? "picks" : "best", state.toMove, columnsOf)} <span class="soft">${words.answerTitle}</span></span>
  </p>`;
}
