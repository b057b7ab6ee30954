// The entry of Solitaire Dice's Lab.

import { openLab } from "../../../shell/pages/lab/page.ts";
import page from "../text/en/page.json" with { type: "json" };
import { lab } from "./lab.ts";

openLab(lab, page.pages["lab/"].title);
