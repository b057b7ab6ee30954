// A setting as the text behind `#`.

import { changesBy, linkOf, settingOf } from "../../../../shell/lab/link.ts";
import { initial, PLAYERS } from "./setting.ts";
import type { Setting } from "./types.ts";

function playersOf(text: string) {
  const players = text.split(".");
  return players.length === 2 && players.every((player) => PLAYERS.includes(player)) ? players : undefined;
}

export const write = ({ players, games, seed }: Setting) =>
  linkOf([
    ["players", players.join(".")],
    ["games", String(games)],
    ["seed", String(seed)],
  ]);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changesBy({ players: playersOf }));
