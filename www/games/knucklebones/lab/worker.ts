// The Lab's games, played beside the page.

import { serveWorker } from "../../../shell/host/serve-worker.ts";
import { siteUrl } from "../../../shell/host/site.ts";
import { onlyWith } from "../../../shell/pages/lab/learned.ts";
import { tournament } from "../../../shell/pages/lab/tournament.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/knucklebones-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/knucklebones-lab_bg.wasm") });
  const tables = await module.loadTables();
  return { tournament: onlyWith(tables, tournament(module.KnucklebonesGames)) };
});
