// Tile rummy's Lab: tournaments between ways to play.

import { gamesSetting } from "../../../shell/pages/lab/fields.ts";
import { openLab } from "../../../shell/pages/lab/page.ts";
import page from "../text/en/page.json" with { type: "json" };
import { resultsCsv } from "./model/csv.ts";
import { read, write } from "./model/link.ts";
import { initial, plan } from "./model/setting.ts";
import { verdict } from "./model/verdict.ts";
import { questionsView } from "./views/questions.ts";
import { told } from "./views/results.ts";
import { rulesView, whoView } from "./views/setup.ts";
import { words } from "./words.ts";

export const lab = {
  id: "rummikub",
  title: page.pages["lab/"].title,
  words,
  initial,
  link: { read, write },
  plan,
  verdict,
  setup: [whoView, gamesSetting, rulesView],
  presets: [questionsView],
  told,
  csv: { file: "tile-rummy-lab.csv", text: resultsCsv },
};

export const open = () => openLab(lab);
