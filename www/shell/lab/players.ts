// Who plays: a list of players, each with how they play; or that a series of tournaments is played instead.

import { html, nothing } from "lit-html";
import { select } from "../parts.js";

/** @typedef {{ label: string, options: { value: string, text: string }[], value: string, onpick: (value: string) => void }} List a drop-down list */

/**
 * @typedef {object} Player
 * @property {string} number as it stands before the player
 * @property {List} way how the player plays
 * @property {List | null} [detail] what else there is to pick about that
 * @property {string} how the same in a sentence
 * @property {{ label: string, isPossible: boolean, onremove: () => void }} [removal] where players come and go
 */

/** @param {{ players: Player[], add?: { text: string, isPossible: boolean, onadd: () => void } }} list */
export const playersView = ({ players, add }) => html`<div>
  <ol class="players">${players.map(playerView)}</ol>
  ${
    add
      ? html`<button
          class="quiet"
          aria-disabled=${String(!add.isPossible)}
          data-key="add-player"
          @click=${() => add.isPossible && add.onadd()}
        >${add.text}</button>`
      : nothing
  }
</div>`;

/** @param {Player} player @param {number} nth */
const playerView = ({ number, way, detail, how, removal }, nth) => html`<li>
  <div class="player">
    <span class="player-number" aria-hidden="true">${number}</span>
    ${select({ ...way, key: `player-${nth}` })}
    ${detail ? select({ ...detail, key: `player-detail-${nth}` }) : nothing}
    ${removal ? removalView(removal, nth) : nothing}
  </div>
  <p class="hint">${how}</p>
</li>`;

/** @param {NonNullable<Player["removal"]>} removal @param {number} nth */
const removalView = ({ label, isPossible, onremove }, nth) => html`<button
  class="icon"
  aria-label=${label}
  aria-disabled=${String(!isPossible)}
  data-key="remove-player-${nth}"
  data-then="player-${Math.max(0, nth - 1)}"
  @click=${() => isPossible && onremove()}
>✕</button>`;

/** In place of the list: what is played, and a button that brings the list back. @param {{ about: string, own: string, onown: () => void }} series */
export const seriesView = ({ about, own, onown }) => html`<div>
  <p>${about}</p>
  <button class="quiet" data-then="add-player" @click=${onown}>${own}</button>
</div>`;
