// What the solver works on beside the page: what the computer's players do, puzzles, and positions of
// many tiles.

import type { RummikubQuery, RummikubStrategy } from "#modules/rummikub";
import { serveWorker } from "../../shell/host/serve-worker.ts";
import { siteUrl } from "../../shell/host/site.ts";
import type { Decisive } from "./model/large.ts";
import { analyseInSteps } from "./model/large.ts";
import { positionOfPuzzle } from "./model/puzzles.ts";
import type { Puzzle, Rules, Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/rummikub.js")));
  await module.default({ module_or_path: siteUrl("modules/rummikub_bg.wasm") });
  return {
    *decide(query: RummikubQuery, strategy: RummikubStrategy, rivals: number[], seed: number) {
      yield module.decideRummikub(query, strategy, rivals, seed);
    },
    *puzzle(puzzle: Puzzle, rules: Rules) {
      yield positionOfPuzzle(module, puzzle, rules);
    },
    analyse: (told: Decisive) => analyseInSteps(module, told),
  };
});
