// What the solver works on beside the page: the Lab's tournaments.

import { tournament } from "../../shell/lab/tournament.js";
import { serveWorker } from "../../shell/serve-worker.js";
import { siteUrl } from "../../shell/site.js";
import { withWinModel } from "./lab/model/learned.js";

serveWorker(async () => {
  const module = await import(String(siteUrl("modules/heckmeck.js")));
  await module.default({ module_or_path: siteUrl("modules/heckmeck_bg.wasm") });
  return { tournament: withWinModel(module.fetchWinModel, tournament(module.Tournament)) };
});
