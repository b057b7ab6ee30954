import * as game from "./module.js";
import { requireReady } from "./ready.js";
import { isGiven, type Table, takeTables } from "./tables.js";

export * from "./module.js";
export { type ModuleSource, ready } from "./ready.js";

const VALUES: Table = {
  name: "knucklebones-values",
  load: () => import("./tables/knucklebones-values.js"),
  take: (bytes) => game.loadKnucklebonesValues(bytes),
};

/**
 * Loads the learned values, if they are not loaded yet. They value positions where a search ends; without them a rule of thumb does, which
 * is weaker, and the players "best-…" can't play.
 *
 * A file that can't be loaded is no error: the result names it with the reason, and the next call tries again. Rejects with an `Error` where
 * `base` is no address, and before `ready()`.
 *
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch them from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the values inside this package are loaded, a script of their own.
 *
 * @example
 * ```js
 * await ready();
 * const { missing } = await loadTables(); // missing is [] if the values could be loaded
 * ```
 */
export async function loadTables(base?: string): Promise<game.TablesLoaded> {
  requireReady();
  return isGiven(base) ? game.loadTables(base) : takeTables([VALUES]);
}
