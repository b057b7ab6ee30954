// What the solver works on beside the page: what the computer's players do, puzzles, positions of
// many tiles, and the Lab's tournaments.

import { tournament } from "../../shell/lab/tournament.js";
import { serveWorker } from "../../shell/serve-worker.js";
import { siteUrl } from "../../shell/site.js";
import { lookInSteps } from "./model/large.js";
import { positionOfPuzzle } from "./model/puzzles.js";

serveWorker(async () => {
  const module = await import(String(siteUrl("modules/rummikub.js")));
  await module.default({ module_or_path: siteUrl("modules/rummikub_bg.wasm") });
  return {
    *decide(query, strategy, rivals, seed) {
      yield module.decideRummikub(query, strategy, rivals, seed);
    },
    *puzzle(puzzle) {
      yield positionOfPuzzle(module, puzzle);
    },
    look: (told) => lookInSteps(module, told),
    tournament: tournament(module.RummikubTournament),
  };
});
