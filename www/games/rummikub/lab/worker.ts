// The Lab's tournaments, played beside the page.

import { serveWorker } from "../../../shell/host/serve-worker.ts";
import { siteUrl } from "../../../shell/host/site.ts";
import { tournament } from "../../../shell/pages/lab/tournament.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/rummikub-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/rummikub-lab_bg.wasm") });
  return { tournament: tournament(module.RummikubTournament) };
});
