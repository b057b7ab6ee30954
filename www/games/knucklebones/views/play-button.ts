// What a game is begun with on a board that is still empty: who starts, and a game against the computer.

import { html } from "lit-html";
import type { Page } from "../actions.ts";
import { otherSide } from "../model/board.ts";
import { setStarts } from "../model/moves.ts";

export const playButton = ({ words, open }: Page) =>
  html`<button class="quiet" data-key="play" @click=${() => open("computer")}>${words.playComputer}</button>`;

/** Tapped, the other side starts. */
export function startsButton({ state, words, act }: Page) {
  const other = otherSide(state.toMove);
  return html`<button class="quiet" data-key="starts" @click=${() => act(setStarts, other)}>${words.starts[other]}</button>`;
}
