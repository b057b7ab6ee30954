// Knucklebones' Lab: games between two ways to play.

import { gamesSetting, seedFold } from "../../../shell/pages/lab/fields.ts";
import { openLab } from "../../../shell/pages/lab/page.ts";
import { words } from "../text/en/lab.ts";
import page from "../text/en/page.json" with { type: "json" };
import { resultsCsv } from "./model/csv.ts";
import { read, write } from "./model/link.ts";
import { initial, queryOf } from "./model/setting.ts";
import type { Setting } from "./model/types.ts";
import { verdict } from "./model/verdict.ts";
import { opponentsView } from "./views/opponents.ts";
import { playersView } from "./views/players.ts";
import { told } from "./views/results.ts";

export const lab = {
  id: "knucklebones",
  title: page.pages["lab/"].title,
  words,
  initial,
  link: { read, write },
  plan: (setting: Setting) => ({ queries: [queryOf(setting)], games: setting.games }),
  verdict,
  setup: [playersView, gamesSetting, seedFold],
  presets: [opponentsView],
  told,
  csv: { file: "knucklebones-lab.csv", text: resultsCsv },
};

export const open = () => openLab(lab);
