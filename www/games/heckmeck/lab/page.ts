// The entry of Heckmeck's Lab: tournaments between ways to play.

import { openLab } from "../../../shell/lab/open-lab.js";
import { GAMES, SEEDS } from "../../../shell/lab/setting.js";
import { read, write } from "./model/link.js";
import { initial, queries } from "./model/setting.js";
import { verdict } from "./model/verdict.js";
import { words } from "./text/en.js";
import { labView } from "./views/lab.js";

/** @typedef {import("./model/types.d.ts").Setting} Setting */
/** @typedef {import("./text/en.js").Words} Words */

/** @type {import("../../../shell/lab/lab.d.ts").Lab<Setting, Words>} */
const lab = {
  id: "heckmeck",
  words,
  initial,
  numbers: { games: { range: GAMES, isFolded: false }, seed: { range: SEEDS, isFolded: true } },
  link: { write, read },
  plan: (setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  view: labView,
};

openLab(lab);
