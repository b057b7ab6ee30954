// What is to be played beside who plays: whether luck is taken out, by which opening; and the article's experiment.

import { html } from "lit-html";
import { oneOfSetting } from "../../../../shell/pages/lab/fields.ts";
import { change } from "../../../../shell/pages/lab/moves.ts";
import { presetsView } from "../../../../shell/pages/lab/presets.ts";
import { check } from "../../../../shell/ui/fields.ts";
import { EXPERIMENT, OPENINGS } from "../model/setting.ts";
import type { Page } from "./page.ts";

export const adjustedSetting = ({ state, words, act }: Page) => html`<div class="setting">
  ${check({
    label: words.adjust,
    checked: state.setting.adjusted,
    onpick: (adjusted) => act(change, { adjusted }),
    describedBy: "about-adjusted",
  })}
  <p class="hint" id="about-adjusted">${words.adjustHint}</p>
</div>`;

export function openingSetting(page: Page) {
  const { openingTitle: title, openings: names, openingHint: hint } = page.words;
  return oneOfSetting(page, { key: "opening", title, values: OPENINGS, names, hint });
}

/** The article's experiment, one tap away. */
export const experimentView = (page: Page) =>
  presetsView(page, {
    title: page.words.experimentTitle,
    hint: page.words.experimentHint,
    presets: [{ name: page.words.experiment, change: EXPERIMENT }],
  });
