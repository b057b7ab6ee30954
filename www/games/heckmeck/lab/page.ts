// The entry of Heckmeck's Lab: tournaments between ways to play.

import { openLab } from "../../../shell/lab/open-lab.ts";
import { read, write } from "./model/link.ts";
import { initial, queries } from "./model/setting.ts";
import { verdict } from "./model/verdict.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

openLab({
  id: "heckmeck",
  words,
  initial,
  link: { read, write },
  plan: (setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  view: labView,
});
