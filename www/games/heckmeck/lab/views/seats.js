// Who sits at the table, in the order of the seats.

import { html } from "lit-html";
import { change } from "../../../../shell/lab/moves.js";
import { select } from "../../../../shell/parts.js";
import { canAdd, canRemove, withNewcomer } from "../model/setting.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function seatsView(page) {
  const { state, words, act } = page;
  if (state.setting.series) {
    return html`<div>
      <p>${words.series}</p>
      <button class="quiet" data-then="add-seat" @click=${() => act(change, { series: "" })}>${words.ownSeats}</button>
    </div>`;
  }
  return html`<div>
    <ol class="seats">
      ${state.setting.players.map((strategy, seat) => seatView(page, strategy, seat))}
    </ol>
    <button
      class="quiet"
      data-key="add-seat"
      ?disabled=${!canAdd(state.setting)}
      @click=${() => act(change, { players: withNewcomer(state.setting) })}
    >${words.addSeat}</button>
  </div>`;
}

/** @param {Page} page @param {string} strategy @param {number} seat */
function seatView({ state: { setting }, words, act }, strategy, seat) {
  const { players } = setting;
  const isFixed = !canRemove(setting);
  return html`<li>
    <div class="seat">
      <span class="seat-number" aria-hidden="true">${words.seatNumber(seat)}</span>
      ${select({
        label: words.seat(seat),
        options: words.strategies,
        value: strategy,
        onpick: (picked) => act(change, { players: players.with(seat, picked) }),
        key: `seat-${seat}`,
      })}
      <button
        class="icon"
        aria-label=${words.removeSeat(seat)}
        aria-disabled=${String(isFixed)}
        data-key="go-${seat}"
        data-then="seat-${seat - 1}"
        @click=${() => !isFixed && act(change, { players: players.toSpliced(seat, 1) })}
      >✕</button>
    </div>
    <p class="hint">${words.how(strategy)}</p>
  </li>`;
}
