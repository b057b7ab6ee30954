// An embedded position: the die that was rolled with the best column and its chance, and the boards with the chances of each column.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { chanceOf } from "../model/accuracy.ts";
import { ownShare } from "../model/own.ts";
import { areHidden, computerToMove } from "../model/seats.ts";
import { frameWords } from "../text/en/frame.ts";
import { markOf } from "./band.ts";
import { boardsView } from "./boards.ts";
import { chanceWithin } from "./chance.ts";
import { namedDie } from "./pieces.ts";

export function embedView(page: Page) {
  // Boards that are being set up are looked at as a game's.
  const state = { ...page.state, mode: "play" as const };
  const shown = { ...page, state };
  return html`${state.roll === null ? beforeView(shown) : rollView(shown)}${boardsView(shown, true)}`;
}

/** Before a roll: the chance, which the boards don't tell as well then. */
function beforeView({ state, analysis, words }: Page) {
  const answer = analysis?.found?.answer;
  if (!answer?.value || areHidden(state)) return nothing;
  return html`<p class="card entry framed before">
    <strong class="number">${chanceWithin(words, chanceOf(answer, ownShare(state.toMove, answer.value.share)))}</strong>
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
  const answer = analysis?.found?.answer;
  if (!answer || areHidden(state)) return nothing;
  const marked = answer.columns.map((one) => ({ one, ...markOf(page, one, answer) }));
  const best = marked.filter(({ className }) => className === "best");
  const [first] = best;
  if (!first?.one.outlook) return nothing;
  const { where } = frameWords(words, shell.formats);
  const columnsOf = best.map(({ one }) => one.column);
  return html`<p>
    <strong class="number">${chanceWithin(words, chanceOf(answer, ownShare(state.toMove, first.one.outlook.share)))}</strong>
    <span>${where(first.mark === "picks" || first.mark === "only" ? first.mark : "best", state.toMove, columnsOf)} <span class="soft">${words.answerTitle}</span></span>
  </p>`;
}
