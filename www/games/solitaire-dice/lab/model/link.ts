// A setting as the text behind `#`.

import { changesBy, linkOf, oneOf, settingOf } from "../../../../shell/lab/link.ts";
import { PLAYERS } from "../../model/players.ts";
import { initial, isPossible, OPENINGS, TEN_SETS } from "./setting.ts";
import type { Setting } from "./types.ts";

function playersOf(text: string) {
  const players = text.split(".");
  return isPossible(players) && players.every((player) => PLAYERS.includes(player)) ? players : undefined;
}

const changeBy = changesBy({
  players: playersOf,
  series: oneOf([TEN_SETS]),
  opening: oneOf(OPENINGS),
  adjusted: (text) => (text === "yes" ? true : undefined),
});

export const write = ({ players, series, games, seed, opening, adjusted }: Setting) =>
  linkOf([
    series ? ["series", series] : ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
    ["opening", opening],
    ...(adjusted ? [["adjusted", "yes"]] : []),
  ]);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
