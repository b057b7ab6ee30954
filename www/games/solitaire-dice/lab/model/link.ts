// A setting as the text behind `#`.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.js";
import { PLAYERS } from "../../model/players.js";
import { initial, isPossible, OPENINGS, TEN_SETS } from "./setting.js";

/** @typedef {import("./types.d.ts").Setting} Setting */

/** @param {string} text */
function playersOf(text) {
  const players = text.split(".");
  return isPossible(players) && players.every((player) => PLAYERS.includes(player)) ? players : undefined;
}

const changeBy = changesBy({
  players: playersOf,
  series: oneOf([TEN_SETS]),
  opening: oneOf(OPENINGS),
  adjusted: (text) => (text === "yes" ? true : undefined),
});

/** @param {Setting} setting */
export const write = ({ players, series, games, seed, opening, adjusted }) =>
  linkOf([
    series ? ["series", series] : ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
    ["opening", opening],
    ...(adjusted ? [["adjusted", "yes"]] : []),
  ]);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. @param {string} hash */
export const read = (hash) => settingOf(hash, initial(), changeBy);
