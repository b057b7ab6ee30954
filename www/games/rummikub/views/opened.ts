// Whether the player has opened: told where the page does not know it, and taken back where the page has found it.

import { html, nothing } from "lit-html";
import type { Page } from "../actions.ts";
import { isOpeningFound } from "../model/entry.ts";
import { setOpened } from "../model/moves.ts";

/** The button that tells it. */
export const openedButton = ({ words, act }: Page) =>
  html`<button class="quiet" data-key="opened" @click=${() => act(setOpened, true)}>${words.opened}</button>`;

/** That the page counts the player as having opened, and the way back; nothing where it is not by its own finding. */
export const openingFound = ({ state, words, act }: Page) =>
  isOpeningFound(state)
    ? html`<div class="opening-found"><span data-key="you-opened">${words.youOpened}</span><button class="quiet" data-key="not-opened" aria-label=${words.notYetLabel} @click=${() => act(setOpened, false)}>${words.notYet}</button></div>`
    : nothing;
