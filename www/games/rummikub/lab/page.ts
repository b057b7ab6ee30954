// The entry of Tile rummy's Lab: tournaments between ways to play.

import { openLab } from "../../../shell/lab/open-lab.ts";
import { read, write } from "./model/link.ts";
import { initial, plan } from "./model/setting.ts";
import { verdict } from "./model/verdict.ts";
import { words } from "./text/en.ts";
import { labView } from "./views/lab.ts";

openLab({
  id: "rummikub",
  words,
  initial,
  link: { read, write },
  plan,
  verdict,
  view: labView,
});
