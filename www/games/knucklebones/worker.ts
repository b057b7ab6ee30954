// What the solver works on beside the page: to look further ahead.

import { serveWorker } from "../../shell/host/serve-worker.ts";
import { siteUrl } from "../../shell/host/site.ts";
import { deepen } from "./model/deepening.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/knucklebones.js")));
  await module.default({ module_or_path: siteUrl("modules/knucklebones_bg.wasm") });
  // Without learned values it looks ahead by a rule of thumb.
  await module.loadTables();
  return { deepen: deepen(module.analyseKnucklebones, () => Date.now()) };
});
