// A setting as the text behind `#`.

import { oneOf } from "../../../../shell/model/link-parts.ts";
import { changesBy, linkOf, playersOf, settingOf } from "../../../../shell/pages/lab/link.ts";
import { PLAYERS } from "../../model/players.ts";
import { initial, isPossible, OPENINGS, TEN_SETS } from "./setting.ts";
import type { Setting } from "./types.ts";

const changeBy = changesBy({
  players: playersOf(PLAYERS, isPossible),
  series: oneOf([TEN_SETS]),
  opening: oneOf(OPENINGS),
  adjusted: (text) => (text === "yes" ? true : undefined),
});

export function write(setting: Setting) {
  const { series, opening, adjusted } = setting;
  const told = [["opening", opening], ...(adjusted ? [["adjusted", "yes"]] : [])];
  return linkOf(setting, told, series ? ["series", series] : null);
}

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
