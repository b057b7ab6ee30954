// Heckmeck's Lab: tournaments between ways to play.

import { gamesSetting } from "../../../shell/pages/lab/fields.ts";
import { openLab } from "../../../shell/pages/lab/page.ts";
import { words } from "../text/en/lab.ts";
import page from "../text/en/page.json" with { type: "json" };
import { resultsCsv } from "./model/csv.ts";
import { read, write } from "./model/link.ts";
import { initial, queries } from "./model/setting.ts";
import type { Setting } from "./model/types.ts";
import { verdict } from "./model/verdict.ts";
import { experimentsView, toWinView } from "./views/experiments.ts";
import { told } from "./views/results.ts";
import { seatsView } from "./views/seats.ts";
import { rulesView } from "./views/setup.ts";

export const lab = {
  id: "heckmeck",
  title: page.pages["lab/"].title,
  words,
  initial,
  link: { read, write },
  plan: (setting: Setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  setup: [seatsView, gamesSetting, rulesView],
  presets: [toWinView, experimentsView],
  told,
  csv: { file: "heckmeck-lab.csv", text: resultsCsv },
};

export const open = () => openLab(lab);
