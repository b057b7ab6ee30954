// By which rules it is played, and with which dice.

import { html } from "lit-html";
import { oneOfSetting, seedSetting } from "../../../../shell/pages/lab/fields.ts";
import { moreView } from "../../../../shell/pages/lab/more.ts";
import { change } from "../../../../shell/pages/lab/moves.ts";
import { check } from "../../../../shell/ui/fields.ts";
import { RULE_NAMES } from "../../model/table.ts";
import { EQUAL, STARTS } from "../model/setting.ts";
import type { Page } from "./page.ts";

export function rulesView(page: Page) {
  const { state, words } = page;
  const settings = html`
    ${oneOfSetting(page, { key: "starts", title: words.startsTitle, values: STARTS, names: words.starts, hint: words.startsHint })}
    ${oneOfSetting(page, { key: "equal", title: words.equalTitle, values: EQUAL, names: words.equal, hint: words.equalHint })}
    ${houseRulesView(page)} ${seedSetting(page)}
  `;
  return moreView(page, { name: words.more, now: words.conditions(state.setting) }, settings);
}

function houseRulesView({ state, words, act }: Page) {
  const { rules } = state.setting;
  return html`<div class="setting">
    <h3>${words.houseRules}</h3>
    ${RULE_NAMES.map((rule) => {
      const { title } = words.rules[rule];
      const about = `about-${rule}`;
      const onpick = (isOn: boolean) => act(change, { rules: { ...rules, [rule]: isOn } });
      return html`<div>
        ${check({ label: title, checked: rules[rule], onpick, describedBy: about })}
        <p class="hint" id=${about}>${words.ruleHints[rule]}</p>
      </div>`;
    })}
  </div>`;
}
