// The Lab's tournaments, played beside the page.

import { serveWorker } from "../../../shell/host/serve-worker.ts";
import { siteUrl } from "../../../shell/host/site.ts";
import { tournament } from "../../../shell/pages/lab/tournament.ts";
import { withWinModel } from "./model/learned.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/heckmeck-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/heckmeck-lab_bg.wasm") });
  return { tournament: withWinModel(module.fetchWinModel, tournament(module.Tournament)) };
});
