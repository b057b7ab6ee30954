// A setting as the text behind `#`.

import { linkOf, settingOf } from "../../../../shell/lab/link.js";
import { GAMES, SEEDS } from "../../../../shell/lab/setting.js";
import { wholeNumber } from "../../../../shell/lab/whole-number.js";
import { initial, PLAYERS } from "./setting.js";

/** @typedef {import("./types.d.ts").Setting} Setting */

/** @param {string} text */
function playersOf(text) {
  const players = text.split(".");
  return players.length === 2 && players.every((player) => PLAYERS.includes(player)) ? players : undefined;
}

/** How the text of each key is read; undefined if it tells nothing. @type {Map<string, (text: string) => unknown>} */
const READERS = new Map(
  Object.entries({
    players: playersOf,
    games: (/** @type {string} */ text) => wholeNumber(text, GAMES),
    seed: (/** @type {string} */ text) => wholeNumber(text, SEEDS),
  }),
);

/** What a key and its text change; null if they tell nothing. @param {Setting} _ @param {string} key @param {string} text */
function changeBy(_, key, text) {
  const value = READERS.get(key)?.(text);
  return value === undefined ? null : { [key]: value };
}

/** @param {Setting} setting */
export const write = ({ players, games, seed }) =>
  linkOf([
    ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
  ]);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. @param {string} hash */
export const read = (hash) => settingOf(hash, initial(), changeBy);
