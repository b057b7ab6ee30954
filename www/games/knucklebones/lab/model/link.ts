// A setting as the text behind `#`.

import { changesBy, linkOf, settingOf } from "../../../../shell/lab/link.js";
import { initial, PLAYERS } from "./setting.js";

/** @typedef {import("./types.d.ts").Setting} Setting */

/** @param {string} text */
function playersOf(text) {
  const players = text.split(".");
  return players.length === 2 && players.every((player) => PLAYERS.includes(player)) ? players : undefined;
}

/** @param {Setting} setting */
export const write = ({ players, games, seed }) =>
  linkOf([
    ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
  ]);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. @param {string} hash */
export const read = (hash) => settingOf(hash, initial(), changesBy({ players: playersOf }));
