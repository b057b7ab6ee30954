// The game's entry for how somebody is doing at it: luck is a part of the win.

import { openProgress } from "../../shell/pages/progress/page.ts";
import { knucklebones } from "./game.ts";
import { progressWords } from "./text/en/progress.ts";

openProgress(knucklebones, { luckIn: "wins", words: progressWords });
