// The game's entry for how somebody is doing at it: luck is a part of the win.

import { openProgress } from "../../shell/pages/progress/page.ts";
import { heckmeck } from "./game.ts";
import { progressWords } from "./text/en/progress.ts";

openProgress(heckmeck, { luckIn: "wins", words: progressWords });
