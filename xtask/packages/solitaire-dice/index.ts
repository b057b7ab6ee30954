import * as game from "./module.js";
import { requireReady } from "./ready.js";
import { isGiven, type Table, takeTable, takeTables } from "./tables.js";

export * from "./module.js";
export { type ModuleSource, ready } from "./ready.js";

const WEIGHTS: Table = {
  name: "solitaire-dice-weights",
  load: () => import("./tables/solitaire-dice-weights.js"),
  take: (bytes) => game.loadSheetWeights(bytes),
};

const EASY_WEIGHTS: Table = {
  name: "solitaire-dice-easy-weights",
  load: () => import("./tables/solitaire-dice-easy-weights.js"),
  take: (bytes) => game.loadEasySheets(bytes),
};

const CHANCES: Table = {
  name: "solitaire-dice-chances",
  load: () => import("./tables/solitaire-dice-chances.js"),
  take: (bytes) => game.loadSheetChances(bytes),
};

/**
 * Loads the learned weights, if they are not loaded yet. With them `evaluateSheet` values every sheet; without them a rule of thumb ranks the
 * choices and only ends of games are valued, and the players "advice" and "advice-2" can't play.
 *
 * A file that can't be loaded is no error: the result names it with the reason, and the next call tries again. Rejects with an `Error` where
 * `base` is no address, and before `ready()`.
 *
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch them from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the weights inside this package are loaded, a script of their own.
 *
 * @example
 * ```js
 * await ready();
 * const { missing } = await loadTables(); // missing is [] if the weights could be loaded
 * ```
 */
export async function loadTables(base?: string): Promise<game.TablesLoaded> {
  requireReady();
  return isGiven(base) ? game.loadTables(base) : takeTables([WEIGHTS]);
}

/**
 * Loads the learned chances of a final score, if they are not loaded yet: `chanceSheet` needs them.
 *
 * Rejects with an `Error` where they can't be loaded, where `base` is no address, and before `ready()`. The next call tries again.
 *
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch the file from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the chances inside this package are loaded, a script of their own.
 */
export async function fetchSheetChances(base?: string): Promise<void> {
  requireReady();
  return isGiven(base) ? game.fetchSheetChances(base) : takeTable(CHANCES);
}

/**
 * Loads the learned weights of the easy variant, where an open sum costs 150, if they are not loaded yet: estimates of such sheets need them.
 *
 * Rejects with an `Error` where they can't be loaded, where `base` is no address, and before `ready()`. The next call tries again.
 *
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch the file from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the weights inside this package are loaded, a script of their own.
 */
export async function fetchEasySheets(base?: string): Promise<void> {
  requireReady();
  return isGiven(base) ? game.fetchEasySheets(base) : takeTable(EASY_WEIGHTS);
}
