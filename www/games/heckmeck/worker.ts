// What the solver works on beside the page: the Lab's tournaments.

import { tournament } from "../../shell/lab/tournament.ts";
import { serveWorker } from "../../shell/serve-worker.ts";
import { siteUrl } from "../../shell/site.ts";
import { withWinModel } from "./lab/model/learned.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/heckmeck.js")));
  await module.default({ module_or_path: siteUrl("modules/heckmeck_bg.wasm") });
  return { tournament: withWinModel(module.fetchWinModel, tournament(module.Tournament)) };
});
