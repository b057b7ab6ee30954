// What is to be played: the seats, how many games, and by which rules.

import { html } from "lit-html";
import { gamesSetting, seedSetting } from "../../../../shell/lab/fields.js";
import { change, openMore } from "../../../../shell/lab/moves.js";
import { check, radios, setting as settingOf } from "../../../../shell/parts.js";
import { RULE_NAMES } from "../../model/table.js";
import { EQUAL, STARTS } from "../model/setting.js";
import { seatsView } from "./seats.js";

/** @typedef {import("./page.d.ts").Page} Page */

/** @param {Page} page */
export function setupView(page) {
  const { words } = page;
  return html`<section class="card setup" aria-labelledby="setup-title">
    <h2 id="setup-title">${words.whoPlays}</h2>
    ${seatsView(page)} ${gamesSetting(page)} ${moreView(page)}
  </section>`;
}

/** What is left as it is by most. @param {Page} page */
function moreView(page) {
  const { state, words, act } = page;
  return html`<details
    class="more"
    ?open=${state.isMoreOpen}
    @toggle=${(/** @type {Event & { target: HTMLDetailsElement }} */ { target }) => act(openMore, target.open)}
  >
    <summary>
      <span><span class="more-name">${words.more}</span><span class="hint">${words.conditions(state.setting)}</span></span>
    </summary>
    ${segments(page, "starts", words.startsTitle, STARTS, words.starts, words.startsHint)}
    ${segments(page, "equal", words.equalTitle, EQUAL, words.equal, words.equalHint)}
    ${rulesView(page)}
    ${seedSetting(page)}
  </details>`;
}

/**
 * @template {"starts" | "equal"} Key
 * @param {Page} page
 * @param {Key} key
 * @param {string} title
 * @param {readonly string[]} values
 * @param {Record<string, string>} names
 * @param {string} hint
 */
function segments({ state, act }, key, title, values, names, hint) {
  const row = radios({
    name: key,
    label: title,
    options: values.map((value) => ({ value, content: names[value] })),
    value: /** @type {string} */ (state.setting[key]),
    onpick: (value) => act(change, { [key]: value }),
  });
  return settingOf(title, row, hint);
}

/** @param {Page} page */
function rulesView({ state, words, act }) {
  const { rules } = state.setting;
  return html`<div class="setting">
    <h3>${words.houseRules}</h3>
    ${RULE_NAMES.map((rule) => {
      const { title } = words.rules[rule];
      const about = `about-${rule}`;
      const onpick = (/** @type {boolean} */ isOn) => act(change, { rules: { ...rules, [rule]: isOn } });
      return html`<div>
        ${check({ label: title, checked: rules[rule], onpick, describedBy: about })}
        <p class="hint" id=${about}>${words.ruleHints[rule]}</p>
      </div>`;
    })}
  </div>`;
}
