// Solitaire Dice's Lab below the header: what is to be played, and what it has come to.

import { html } from "lit-html";
import { barView } from "../../../../shell/lab/bar.js";
import { gamesSetting, oneOfSetting, seedSetting } from "../../../../shell/lab/fields.js";
import { change } from "../../../../shell/lab/moves.js";
import { presetsView } from "../../../../shell/lab/presets.js";
import { check } from "../../../../shell/parts.js";
import { EXPERIMENT, OPENINGS, tables } from "../model/setting.js";
import { playersView } from "./players.js";
import { resultsView } from "./results.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function labView(page) {
  const { setting } = page.state;
  return html`
    <div class="side">${setupView(page)}${experimentView(page)}</div>
    <div class="side">${barView(page, tables(setting).length, setting.games)}${resultsView(page)}</div>
  `;
}

/** @param {Page} page */
function setupView(page) {
  const { words } = page;
  const { openingTitle: title, openings: names, openingHint: hint } = words;
  return html`<section class="card setup" aria-labelledby="setup-title">
    <h2 id="setup-title">${words.whoPlays}</h2>
    ${playersView(page)} ${gamesSetting(page)} ${adjustedSetting(page)}
    ${oneOfSetting(page, { key: "opening", title, values: OPENINGS, names, hint })} ${seedSetting(page)}
  </section>`;
}

/** @param {Page} page */
const adjustedSetting = ({ state, words, act }) => html`<div class="setting">
  ${check({
    label: words.adjust,
    checked: state.setting.adjusted,
    onpick: (adjusted) => act(change, { adjusted }),
    describedBy: "about-adjusted",
  })}
  <p class="hint" id="about-adjusted">${words.adjustHint}</p>
</div>`;

/** The article's experiment, one tap away. @param {Page} page */
const experimentView = (page) =>
  presetsView(page, {
    title: page.words.experimentTitle,
    hint: page.words.experimentHint,
    presets: [{ name: page.words.experiment, change: EXPERIMENT }],
  });
