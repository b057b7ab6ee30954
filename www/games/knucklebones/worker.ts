// What the solver works on beside the page: to look further ahead, and the Lab's games.

import { onlyWith } from "../../shell/lab/learned.ts";
import { tournament } from "../../shell/lab/tournament.ts";
import { serveWorker } from "../../shell/serve-worker.ts";
import { siteUrl } from "../../shell/site.ts";
import { deepen } from "./model/deepening.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/knucklebones.js")));
  await module.default({ module_or_path: siteUrl("modules/knucklebones_bg.wasm") });
  // Without learned values it looks ahead by a rule of thumb.
  const tables = await module.loadTables();
  return {
    deepen: deepen(module.analyseKnucklebones, () => Date.now()),
    tournament: onlyWith(tables, tournament(module.KnucklebonesGames)),
  };
});
