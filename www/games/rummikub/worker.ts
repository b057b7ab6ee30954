// What the solver works on beside the page: what the computer's players do, puzzles, positions of
// many tiles, and the Lab's tournaments.

import { tournament } from "../../shell/lab/tournament.ts";
import { serveWorker } from "../../shell/serve-worker.ts";
import { siteUrl } from "../../shell/site.ts";
import { lookInSteps } from "./model/large.ts";
import { positionOfPuzzle } from "./model/puzzles.ts";

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
