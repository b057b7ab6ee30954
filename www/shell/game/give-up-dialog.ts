// Whether the game against the computer is given up: asked once, with what that comes to.

import { html, nothing } from "lit-html";
import { giveUpWords as words } from "../text/en/give-up.ts";
import type { AnyPage } from "./contract.ts";
import { isKnown, offerOf } from "./give-up.ts";

export const title = () => words.title;

export const isReady = isKnown;

export function view(page: AnyPage) {
  const offer = offerOf(page);
  if (!offer) return html``;
  const leave = () => {
    page.open(null);
    offer.run();
  };
  const { cost, chance } = offer;
  return html`
    <div class="setting">
      <p>${cost}${chance === null ? nothing : html` ${words.chance(page.shell.formats.percent(chance))}`}</p>
      <p class="hint">${words.undo}</p>
    </div>
    <div class="line">
      <button class="primary" data-key="give-up" @click=${leave}>${words.giveUp}</button>
      <button data-key="play-on" @click=${() => page.open(null)}>${words.keepPlaying}</button>
    </div>`;
}
