// A setting as the text behind `#`. Rules are told where they are not as by default.

import { oneOf } from "../../../../shell/model/link-parts.ts";
import { changesBy, linkOf, playersOf, settingOf } from "../../../../shell/pages/lab/link.ts";
import { isPossible, RULE_NAMES, TABLE_RULES } from "../../model/table.ts";
import { EQUAL, FIVE_RULES, initial, STARTS, STRATEGIES } from "./setting.ts";
import type { Setting } from "./types.ts";

/** Of all but the rules. */
const changeOfPlay = changesBy({
  players: playersOf(STRATEGIES, isPossible),
  series: oneOf([FIVE_RULES]),
  starts: oneOf(STARTS),
  equal: oneOf(EQUAL),
});

/** What a key and its text change of a setting; null if they tell nothing. */
function changeBy(setting: Setting, key: string, text: string) {
  const rule = RULE_NAMES.find((name) => name === key);
  if (!rule) return changeOfPlay(setting, key, text);
  const value = oneOf([true, false])(text);
  return value === undefined ? null : { rules: { ...setting.rules, [rule]: value } };
}

export function write(setting: Setting) {
  const { series, starts, equal, rules } = setting;
  const changed = RULE_NAMES.filter((rule) => rules[rule] !== TABLE_RULES[rule]);
  const told = [["starts", starts], ["equal", equal], ...changed.map((rule) => [rule, String(rules[rule])])];
  return linkOf(setting, told, series ? ["series", series] : null);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
