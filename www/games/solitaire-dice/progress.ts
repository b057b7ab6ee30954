// The game's entry for how somebody is doing at it: what luck brings is points.

import { openProgress } from "../../shell/pages/progress/page.ts";
import { solitaireDice } from "./game.ts";
import { progressWords } from "./text/en/progress.ts";

openProgress(solitaireDice, { luckIn: "points", words: progressWords });
