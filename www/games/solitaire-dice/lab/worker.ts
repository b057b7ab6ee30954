// The Lab's games, played beside the page.

import type { SheetGamesQuery, SheetResult } from "#modules/solitaire-dice-lab";
import { onlyWith } from "../../../shell/lab/learned.ts";
import { tournament } from "../../../shell/lab/tournament.ts";
import { serveWorker } from "../../../shell/serve-worker.ts";
import { siteUrl } from "../../../shell/site.ts";
import { needsLearned } from "./model/setting.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/solitaire-dice-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/solitaire-dice-lab_bg.wasm") });
  const tables = await module.loadTables();
  const games = tournament<SheetGamesQuery, SheetResult>(module.SheetGames);
  return { tournament: onlyWith(tables, games, needsLearned) };
});
