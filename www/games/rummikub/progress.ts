// The game's entry for how somebody is doing at it: no luck is known, and wins count.

import { openProgress } from "../../shell/pages/progress/page.ts";
import { rummikub } from "./game.ts";
import { progressWords } from "./text/en/progress.ts";

openProgress(rummikub, { luckIn: "wins", words: progressWords });
