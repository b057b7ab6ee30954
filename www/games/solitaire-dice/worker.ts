// What the solver works on beside the page: to look further ahead, to decide for the others, and many games. Games, and who goes by
// rules to remember, are the Lab's module's: it is loaded once it is wanted, and where it can't be, the next request tries again.

import type { SheetQuery } from "#modules/solitaire-dice";
import type { SheetGamesQuery, SheetPlayer, SheetResult } from "#modules/solitaire-dice-lab";
import { serveWorker } from "../../shell/host/serve-worker.ts";
import { siteUrl } from "../../shell/host/site.ts";
import { onlyWith } from "../../shell/pages/lab/learned.ts";
import { tournament } from "../../shell/pages/lab/tournament.ts";
import { isLearned, needsLearned } from "./lab/model/setting.ts";
import type { Solver as LabSolver } from "./lab/model/types.ts";
import { loadModule } from "./lab/module.ts";
import { GAMES } from "./model/analysis.ts";
import { deepen, exactChances } from "./model/deepening.ts";
import { goesByHeart } from "./model/players.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/solitaire-dice.js")));
  await module.default({ module_or_path: siteUrl("modules/solitaire-dice_bg.wasm") });
  // Without weights it ranks by the rule of thumb.
  const tables = await module.loadTables();
  let lab: Promise<LabSolver> | null = null;
  const loadLab = () => {
    lab ??= loadModule();
    return lab;
  };
  const deeper = deepen(module.evaluateSheet);
  const exactly = exactChances(module.chanceSheet);
  /** Gets the weights if they could not be had before, or those of the easy variant. */
  const catchUp = async ({ openCost }: SheetQuery) => {
    if (openCost === 150) await module.fetchEasySheets();
    if (tables.missing.length > 0) Object.assign(tables, await module.loadTables());
  };
  return {
    async *deepen({ hasWeights, ...query }: SheetQuery & { hasWeights: boolean }) {
      if (hasWeights) await catchUp(query);
      yield* deeper(query);
    },
    async *reach(query: SheetQuery & { target: number }) {
      await module.fetchSheetChances();
      yield* exactly(query);
    },
    async *decide(query: SheetQuery, player: SheetPlayer, seed: number) {
      if (goesByHeart(player)) {
        yield (await loadLab()).decideSheet(query, player, seed);
        return;
      }
      await catchUp(query);
      // Without weights the page decides, which says by what.
      const isLacking = tables.missing.length > 0 && isLearned(player);
      yield isLacking ? null : module.decideSheet(query, player, seed);
    },
    async *play({ query }: { query: SheetGamesQuery }) {
      const { fetchEasySheets, loadTables, SheetGames } = await loadLab();
      if (query.from?.openCost === 150) await fetchEasySheets();
      // Games of players who go by weights fail without them.
      const games = onlyWith(await loadTables(), tournament<SheetGamesQuery, SheetResult>(SheetGames), needsLearned);
      yield* games(query, GAMES);
    },
  };
});
