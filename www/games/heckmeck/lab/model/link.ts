// A setting as the text behind `#`. Rules are told where they are not as by default.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.js";
import { isPossible, RULE_NAMES, STRATEGIES, TABLE_RULES } from "../../model/table.js";
import { EQUAL, FIVE_RULES, initial, STARTS } from "./setting.js";

/** @typedef {import("./types.d.ts").Setting} Setting */

/** @param {string} text */
function playersOf(text) {
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

/** What a key and its text change of a setting; null if they tell nothing. @param {Setting} setting @param {string} key @param {string} text */
function changeBy(setting, key, text) {
  const rule = RULE_NAMES.find((name) => name === key);
  if (!rule) return changeOfPlay(setting, key, text);
  const value = TRUTH.get(text);
  return value === undefined ? null : { rules: { ...setting.rules, [rule]: value } };
}

/** @param {Setting} setting */
export function write(setting) {
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

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. @param {string} hash */
export const read = (hash) => settingOf(hash, initial(), changeBy);
