// The entry of Solitaire Dice's Lab: games of up to eight players, all on the same rolls.

import type { Lab } from "../../../shell/lab/lab.ts";
import { openLab } from "../../../shell/lab/open-lab.ts";
import { GAMES, SEEDS } from "../../../shell/lab/setting.ts";
import { read, write } from "./model/link.ts";
import { initial, queries } from "./model/setting.ts";
import type { Result, Setting } from "./model/types.ts";
import { verdict } from "./model/verdict.ts";
import type { Words } from "./text/en.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

const lab: Lab<Setting, Words, Result> = {
  id: "solitaire-dice",
  words,
  initial,
  numbers: { games: { range: GAMES, isFolded: false }, seed: { range: SEEDS, isFolded: false } },
  link: { write, read },
  plan: (setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  view: labView,
};

openLab(lab);
