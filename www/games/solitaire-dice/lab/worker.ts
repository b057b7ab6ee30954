// The Lab's games, played beside the page.

import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";
import { serveWorker } from "../../../shell/host/serve-worker.ts";
import { onlyWith } from "../../../shell/pages/lab/learned.ts";
import { tournament } from "../../../shell/pages/lab/tournament.ts";
import { needsLearned } from "./model/setting.ts";
import { loadModule } from "./module.ts";

serveWorker(async () => {
  const module = await loadModule();
  const tables = await module.loadTables();
  const games = tournament<SheetGamesQuery, SheetResult>(module.SheetGames);
  return { tournament: onlyWith(tables, games, needsLearned) };
});
