// The Lab's games, played beside the page.

import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";
import { serveWorker } from "../../../shell/host/serve-worker.ts";
import { siteUrl } from "../../../shell/host/site.ts";
import { onlyWith } from "../../../shell/pages/lab/learned.ts";
import { tournament } from "../../../shell/pages/lab/tournament.ts";
import { needsLearned } from "./model/setting.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/solitaire-dice-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/solitaire-dice-lab_bg.wasm") });
  const tables = await module.loadTables();
  const games = tournament<SheetGamesQuery, SheetResult>(module.SheetGames);
  return { tournament: onlyWith(tables, games, needsLearned) };
});
