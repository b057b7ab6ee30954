// Solitaire Dice's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { check } from "../../../../shell/controls.ts";
import { barView } from "../../../../shell/lab/bar.ts";
import { gamesSetting, oneOfSetting, seedSetting } from "../../../../shell/lab/fields.ts";
import { change } from "../../../../shell/lab/moves.ts";
import { presetsView } from "../../../../shell/lab/presets.ts";
import { EXPERIMENT, OPENINGS, tables } from "../model/setting.ts";
import type { Page } from "./page.ts";
import { playersView } from "./players.ts";
import { resultsView } from "./results.ts";

export function labView(page: Page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${experimentView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, setting.games)}${resultsView(page)}</div>
  `;
}

function setupView(page: Page) {
  const { words } = page;
  const { openingTitle: title, openings: names, openingHint: hint } = words;
  return html`<section class="card setup" aria-labelledby="setup-title">
    <h2 id="setup-title">${words.whoPlays}</h2>
    ${playersView(page)} ${gamesSetting(page)} ${adjustedSetting(page)}
    ${oneOfSetting(page, { key: "opening", title, values: OPENINGS, names, hint })} ${seedSetting(page)}
  </section>`;
}

const adjustedSetting = ({ state, words, act }: Page) => html`<div class="setting">
  ${check({
    label: words.adjust,
    checked: state.setting.adjusted,
    onpick: (adjusted) => act(change, { adjusted }),
    describedBy: "about-adjusted",
  })}
  <p class="hint" id="about-adjusted">${words.adjustHint}</p>
</div>`;

/** The article's experiment, one tap away. */
const experimentView = (page: Page) =>
  presetsView(page, {
    title: page.words.experimentTitle,
    hint: page.words.experimentHint,
    presets: [{ name: page.words.experiment, change: EXPERIMENT }],
  });
