// A setting as the text behind `#`.

import { changesBy, linkOf, playersOf, settingOf } from "../../../../shell/pages/lab/link.ts";
import { initial, PLAYERS } from "./setting.ts";
import type { Setting } from "./types.ts";

const changeBy = changesBy({ players: playersOf(PLAYERS, (count) => count === 2) });

export const write = (setting: Setting) => linkOf(setting);

/** The setting that a link tells, and the parts of it that can't be read: those stay as at first. */
export const read = (hash: string) => settingOf(hash, initial(), changeBy);
