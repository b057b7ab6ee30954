// Who plays whom: how each of them plays, and how far ahead they look.

import { html, nothing } from "lit-html";
import { change } from "../../../../shell/lab/moves.js";
import { select } from "../../../../shell/parts.js";
import { effortOf, effortsOf, seated, WAYS, wayOf, withEffort, withWay } from "../model/setting.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export const playersView = (page) => html`<ol class="players">
  ${page.state.setting.players.map((player, seat) => playerView(page, player, seat))}
</ol>`;

/** @param {Page} page @param {string} player @param {number} seat */
function playerView({ state, words, act }, player, seat) {
  const { players } = state.setting;
  const pick = (/** @type {string} */ picked) => act(change, { players: seated(players, seat, picked) });
  const effort = effortOf(player);
  return html`<li>
    <div class="player">
      <span class="player-number" aria-hidden="true">${words.playerNumber(seat)}</span>
      ${select({
        label: words.player(seat),
        options: WAYS.map((value) => ({ value, text: words.way(value) })),
        value: wayOf(player),
        onpick: (way) => pick(withWay(player, way)),
        key: `player-${seat}`,
      })}
      ${
        effort === null
          ? nothing
          : select({
              label: words.effortLabel(seat),
              options: effortsOf(wayOf(player)).map((value) => ({ value, text: words.effort(value) })),
              value: effort,
              onpick: (picked) => pick(withEffort(player, picked)),
              key: `effort-${seat}`,
            })
      }
    </div>
    <p class="hint">${words.how(player)}</p>
  </li>`;
}
