// The entry of Solitaire Dice's Lab.

import { openLab } from "../../../shell/lab/open-lab.ts";
import { lab } from "./lab.ts";

openLab(lab);
