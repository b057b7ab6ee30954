// The entry of Solitaire Dice's Lab: games of up to eight players, all on the same rolls.

import { openLab } from "../../../shell/lab/open-lab.ts";
import { read, write } from "./model/link.ts";
import { initial, queries } from "./model/setting.ts";
import { verdict } from "./model/verdict.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

openLab({
  id: "solitaire-dice",
  words,
  initial,
  link: { read, write },
  plan: (setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  view: labView,
});
