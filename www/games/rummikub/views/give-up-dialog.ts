// Whether the game against the computer is given up: asked once.

import { html } from "lit-html";
import type { Page } from "../actions.ts";
import { giveUp } from "../model/match.ts";
import { dialogWords } from "../text/en-dialogs.ts";

export const title = ({ words }: Page) => dialogWords(words).giveUpTitle;

export function view({ act, open, words: gameWords }: Page) {
  const words = dialogWords(gameWords);
  const leave = () => {
    act(giveUp);
    open(null);
  };
  return html`
    <p class="setting">${words.giveUpHint}</p>
    <div class="line">
      <button class="primary" data-key="give-up" @click=${leave}>${words.giveUp}</button>
      <button data-key="play-on" @click=${() => open(null)}>${words.keepPlaying}</button>
    </div>`;
}
