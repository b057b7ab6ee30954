// Knucklebones' Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.js";
import { gamesSetting, seedSetting } from "../../../../shell/lab/fields.js";
import { presetsView } from "../../../../shell/lab/presets.js";
import { OPPONENTS, seated } from "../model/setting.js";
import { playersView } from "./players.js";
import { resultsView } from "./results.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function labView(page) {
  return html`
    <div class="side">${setupView(page)}${opponentsView(page)}</div>
    <div class="side">${barView(page, 1, page.state.setting.games)}${resultsView(page)}</div>
  `;
}

/** @param {Page} page */
const setupView = (page) => html`<section class="card setup" aria-labelledby="setup-title">
  <h2 id="setup-title">${page.words.whoPlays}</h2>
  ${playersView(page)} ${gamesSetting(page)} ${seedSetting(page)}
</section>`;

/** @param {Page} page */
function opponentsView(page) {
  const { words, state } = page;
  const { players } = state.setting;
  return presetsView(page, {
    title: words.opponentsTitle,
    hint: words.opponentsHint(players[0]),
    presets: OPPONENTS.map((player) => ({
      name: words.against(player),
      change: { players: seated(players, 1, player) },
    })),
  });
}
