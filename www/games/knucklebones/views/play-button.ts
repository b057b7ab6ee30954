// What leads from a board that is still empty to a game against the computer.

import { html } from "lit-html";
import type { Page } from "../actions.ts";

export const playButton = ({ words, open }: Page) =>
  html`<button class="quiet" data-key="play" @click=${() => open("computer")}>${words.playComputer}</button>`;
