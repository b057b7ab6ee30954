// The entry of Knucklebones' Lab: games between two ways to play.

import { openLab } from "../../../shell/lab/open-lab.ts";
import { read, write } from "./model/link.ts";
import { initial, queryOf } from "./model/setting.ts";
import { verdict } from "./model/verdict.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

openLab({
  id: "knucklebones",
  words,
  initial,
  link: { read, write },
  plan: (setting) => ({ queries: [queryOf(setting)], games: setting.games }),
  verdict,
  view: labView,
});
