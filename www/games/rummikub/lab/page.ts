// The entry of Tile rummy's Lab: tournaments between ways to play.

import type { Lab } from "../../../shell/lab/lab.ts";
import { openLab } from "../../../shell/lab/open-lab.ts";
import { GAMES, SEEDS } from "../../../shell/lab/setting.ts";
import { read, write } from "./model/link.ts";
import { initial, plan } from "./model/setting.ts";
import type { Result, Setting } from "./model/types.ts";
import { verdict } from "./model/verdict.ts";
import type { Words } from "./text/en.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

const lab: Lab<Setting, Words, Result> = {
  id: "rummikub",
  words,
  initial,
  numbers: { games: { range: GAMES, isFolded: false }, seed: { range: SEEDS, isFolded: true } },
  link: { write, read },
  plan,
  verdict,
  view: labView,
};

openLab(lab);
