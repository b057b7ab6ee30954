// What the solver works on beside the page: to look further ahead, and the Lab's games.

import { onlyWith } from "../../shell/lab/learned.js";
import { tournament } from "../../shell/lab/tournament.js";
import { serveWorker } from "../../shell/serve-worker.js";
import { siteUrl } from "../../shell/site.js";
import { deepen } from "./model/deepening.js";

serveWorker(async () => {
  const module = await import(String(siteUrl("modules/knucklebones.js")));
  await module.default({ module_or_path: siteUrl("modules/knucklebones_bg.wasm") });
  // Without learned values it looks ahead by a rule of thumb.
  const tables = await module.loadTables();
  return {
    deepen: deepen(module.analyseKnucklebones, () => Date.now()),
    tournament: onlyWith(tables, tournament(module.KnucklebonesGames)),
  };
});
