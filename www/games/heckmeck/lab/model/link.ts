// A setting as the text behind `#`. Rules are told where they are not as by default.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.ts";
import { isPossible, RULE_NAMES, STRATEGIES, TABLE_RULES } from "../../model/table.ts";
import { EQUAL, FIVE_RULES, initial, STARTS } from "./setting.ts";
import type { Setting } from "./types.ts";

function playersOf(text: string) {
  const players = text.split(".");
  return isPossible(players.length) && players.every((player) => STRATEGIES.includes(player)) ? players : undefined;
}

/** Of all but the rules. */
const changeOfPlay = changesBy({
  players: playersOf,
  series: oneOf([FIVE_RULES]),
  starts: oneOf(STARTS),
  equal: oneOf(EQUAL),
});

const TRUTH = new Map([
  ["true", true],
  ["false", false],
]);

/** What a key and its text change of a setting; null if they tell nothing. */
function changeBy(setting: Setting, key: string, text: string) {
  const rule = RULE_NAMES.find((name) => name === key);
  if (!rule) return changeOfPlay(setting, key, text);
  const value = TRUTH.get(text);
  return value === undefined ? null : { rules: { ...setting.rules, [rule]: value } };
}

export function write(setting: Setting) {
  const { players, series, games, seed, starts, equal, rules } = setting;
  const seats = series ? ["series", series] : ["players", players.join(".")];
  const changed = RULE_NAMES.filter((rule) => rules[rule] !== TABLE_RULES[rule]);
  return linkOf([
    seats,
    ["games", String(games)],
    ["seed", String(seed)],
    ["starts", starts],
    ["equal", equal],
    ...changed.map((rule) => [rule, String(rules[rule])]),
  ]);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
