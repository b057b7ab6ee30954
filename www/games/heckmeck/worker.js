// What the solver works on beside the page: the Lab's tournaments.

import { serveWorker } from "../../shell/serve-worker.js";
import { siteUrl } from "../../shell/site.js";
import { tournament } from "./lab/model/tournament.js";

serveWorker(async () => {
  const module = await import(String(siteUrl("modules/heckmeck.js")));
  await module.default({ module_or_path: siteUrl("modules/heckmeck_bg.wasm") });
  return { tournament: tournament(module.Tournament) };
});
