// What the solver works on beside the page: to look further ahead, to decide for the others, and many games.

import type { SheetGamesQuery, SheetPlayer, SheetQuery, SheetResult } from "#modules/solitaire-dice";
import { serveWorker } from "../../shell/host/serve-worker.ts";
import { siteUrl } from "../../shell/host/site.ts";
import { onlyWith } from "../../shell/pages/lab/learned.ts";
import { tournament } from "../../shell/pages/lab/tournament.ts";
import { isLearned, needsLearned } from "./lab/model/setting.ts";
import { GAMES } from "./model/analysis.ts";
import { deepen, exactChances } from "./model/deepening.ts";
import type { Solver } from "./model/types.ts";

serveWorker(async () => {
  const module: Solver = await import(String(siteUrl("modules/solitaire-dice.js")));
  await module.default({ module_or_path: siteUrl("modules/solitaire-dice_bg.wasm") });
  // Without weights it ranks by the rule of thumb; games of players who go by them fail.
  const tables = await module.loadTables();
  const games = onlyWith(tables, tournament<SheetGamesQuery, SheetResult>(module.SheetGames), (query) =>
    needsLearned(query),
  );
  const deeper = deepen(module.evaluateSheet);
  const exactly = exactChances(module.chanceSheet);
  /** Gets the weights if they could not be had before. */
  const catchUp = async () => {
    if (tables.missing.length > 0) Object.assign(tables, await module.loadTables());
  };
  return {
    async *deepen({ hasWeights, ...query }: SheetQuery & { hasWeights: boolean }) {
      if (hasWeights) await catchUp();
      yield* deeper(query);
    },
    async *reach(query: SheetQuery & { target: number }) {
      await module.fetchSheetChances();
      yield* exactly(query);
    },
    async *decide(query: SheetQuery, player: SheetPlayer, seed: number) {
      await catchUp();
      // Without weights the page decides, which says by what.
      const isLacking = tables.missing.length > 0 && isLearned(player);
      yield isLacking ? null : module.decideSheet(query, player, seed);
    },
    async *play({ query }: { query: SheetGamesQuery }) {
      await catchUp();
      yield* games(query, GAMES);
    },
  };
});
