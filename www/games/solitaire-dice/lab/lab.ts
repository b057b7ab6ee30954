// Solitaire Dice's Lab: games of up to eight players, all on the same rolls.

import { gamesSetting, seedFold } from "../../../shell/pages/lab/fields.ts";
import { openLab } from "../../../shell/pages/lab/page.ts";
import { words } from "../text/en/lab.ts";
import page from "../text/en/page.json" with { type: "json" };
import { resultsCsv } from "./model/csv.ts";
import { read, write } from "./model/link.ts";
import { initial, queries } from "./model/setting.ts";
import type { Setting } from "./model/types.ts";
import { verdict } from "./model/verdict.ts";
import { playersView } from "./views/players.ts";
import { told } from "./views/results.ts";
import { adjustedSetting, experimentView, openingSetting } from "./views/setup.ts";

export const lab = {
  id: "solitaire-dice",
  title: page.pages["lab/"].title,
  words,
  initial,
  link: { read, write },
  plan: (setting: Setting) => ({ queries: queries(setting), games: setting.games }),
  verdict,
  setup: [playersView, gamesSetting, adjustedSetting, openingSetting, seedFold],
  presets: [experimentView],
  told,
  csv: { file: "solitaire-dice-lab.csv", text: resultsCsv },
};

export const open = () => openLab(lab);
