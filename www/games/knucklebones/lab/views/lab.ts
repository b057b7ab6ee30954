// Knucklebones' Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.ts";
import { gamesSetting, seedSetting } from "../../../../shell/lab/fields.ts";
import { presetsView } from "../../../../shell/lab/presets.ts";
import { OPPONENTS, seated } from "../model/setting.ts";
import type { Page } from "./page.ts";
import { playersView } from "./players.ts";
import { resultsView } from "./results.ts";

export function labView(page: Page) {
  return html`
    <div class="side">${setupView(page)}${opponentsView(page)}</div>
    <div class="side">${barView(page, 1, page.state.setting.games)}${resultsView(page)}</div>
  `;
}

const setupView = (page: Page) => html`<section class="card setup" aria-labelledby="setup-title">
  <h2 id="setup-title">${page.words.whoPlays}</h2>
  ${playersView(page)} ${gamesSetting(page)} ${seedSetting(page)}
</section>`;

function opponentsView(page: Page) {
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
