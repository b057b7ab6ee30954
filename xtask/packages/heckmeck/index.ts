import * as game from "./module.js";
import { requireReady } from "./ready.js";
import { isGiven, type Table, takeTable, takeTables } from "./tables.js";

export * from "./module.js";
export { type ModuleSource, ready } from "./ready.js";

/** The turns with so many dice left. */
const TURNS: Table[] = [
  {
    name: "heckmeck-5-dice",
    load: () => import("./tables/heckmeck-5-dice.js"),
    take: (bytes) => game.loadTable(5, bytes),
  },
  {
    name: "heckmeck-6-dice",
    load: () => import("./tables/heckmeck-6-dice.js"),
    take: (bytes) => game.loadTable(6, bytes),
  },
  {
    name: "heckmeck-7-dice",
    load: () => import("./tables/heckmeck-7-dice.js"),
    take: (bytes) => game.loadTable(7, bytes),
  },
  {
    name: "heckmeck-8-dice",
    load: () => import("./tables/heckmeck-8-dice.js"),
    take: (bytes) => game.loadTable(8, bytes),
  },
];

const FIVE_TO_SEVEN: Table = {
  name: "heckmeck-win-5-to-7",
  load: () => import("./tables/heckmeck-win-5-to-7.js"),
  take: (bytes) => game.loadWinModel(5, bytes),
};

/** What was learned about games with so many players. */
const WINS: Record<number, Table> = {
  2: {
    name: "heckmeck-win-2",
    load: () => import("./tables/heckmeck-win-2.js"),
    take: (bytes) => game.loadWinModel(2, bytes),
  },
  3: {
    name: "heckmeck-win-3",
    load: () => import("./tables/heckmeck-win-3.js"),
    take: (bytes) => game.loadWinModel(3, bytes),
  },
  4: {
    name: "heckmeck-win-4",
    load: () => import("./tables/heckmeck-win-4.js"),
    take: (bytes) => game.loadWinModel(4, bytes),
  },
  5: FIVE_TO_SEVEN,
  6: FIVE_TO_SEVEN,
  7: FIVE_TO_SEVEN,
};

/**
 * Loads the precomputed tables for `evaluateTurn` that are not loaded yet: the turns with 5 to 8 dice left. Without them these turns are solved
 * when they are first asked about, so tables are optional; they spare a phone the longest solves. With a table, chances are within 1e-6
 * and points within 1e-5 of the solver's.
 *
 * A table that can't be loaded is no error: the result names it with the reason, its turns are solved instead, and the next call tries again.
 * Rejects with an `Error` where `base` is no address, and before `ready()`.
 *
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch them from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the tables inside this package are loaded, each a script of its own.
 *
 * @example
 * ```js
 * await ready();
 * const { missing } = await loadTables(); // missing is [] if all could be loaded
 * ```
 */
export async function loadTables(base?: string): Promise<game.TablesLoaded> {
  requireReady();
  return isGiven(base) ? game.loadTables(base) : takeTables(TURNS);
}

/**
 * Loads what was learned about games with this many players, if it is not loaded yet: `advise` with the objective "win", `winChances` and the
 * strategy "best-to-win" need it.
 *
 * Rejects with an `Error` where it can't be loaded, where an argument is wrong, and before `ready()`. The next call tries again.
 *
 * @param players - 2 to 7. The file for 5, 6 and 7 players is the same.
 * @param base - The address of a folder that holds the package's `tables/*.bin`, to fetch the file from there; an absolute one works in every
 * bundler, and one of a server in Node. Left out, the file inside this package is loaded, a script of its own.
 *
 * @example
 * ```js
 * await ready();
 * await fetchWinModel(2);
 * winChances({ players: [[30], [22]], toMove: 0, grill: [25, 31, 32] }); // [0.678…, 0.321…]
 * ```
 */
export async function fetchWinModel(players: number, base?: string): Promise<void> {
  requireReady();
  const table = typeof players === "number" ? WINS[players] : undefined;
  // The module says what is wrong with another number.
  return isGiven(base) || !table ? game.fetchWinModel(players, base) : takeTable(table);
}
