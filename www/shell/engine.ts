// Loads a game's solver, and the tables that spare it work. Without tables it solves live.

import { siteUrl } from "./site.js";

/** Whether a module can't be used any more: what it was working on when it failed is left half done. @param {unknown} error @returns {boolean} */
export const isTrap = (error) => error instanceof WebAssembly.RuntimeError;

/** Whether a module has found itself at fault: it can be used on, but has no answer here. @param {any} error */
export const isFault = (error) => error?.name === "SolverFault";

/** Whether a player is asked for who plays by what was learned, and that is not loaded. @param {any} error */
export const isNotLearned = (error) => error?.name === "NotLearned";

/** The functions of a module; `ontrap` hears of those that fail for good. @param {Record<string, any>} module @param {() => void} ontrap */
export function watched(module, ontrap) {
  /** @param {(...asked: any[]) => any} run */
  const watch =
    (run) =>
    (/** @type {any[]} */ ...asked) => {
      try {
        return run(...asked);
      } catch (error) {
        if (isTrap(error)) ontrap();
        throw error;
      }
    };
  const isPlain = (/** @type {any} */ part) => typeof part === "function" && !String(part).startsWith("class");
  return Object.fromEntries(Object.entries(module).map(([name, part]) => [name, isPlain(part) ? watch(part) : part]));
}

/**
 * @param {string} id the game's
 * @param {() => Promise<void>} onchange called when something has been loaded, or could not be
 * @param {() => void} onrestart called when the module has failed and another one is being loaded
 */
export function createEngine(id, onchange, onrestart) {
  /** @type {(value?: unknown) => void} */
  let begin = () => {};
  const engine = {
    /** @type {any} null until the module is there */
    functions: null,
    /** @type {Error | null} why it is not */
    error: null,
    /** @type {{ reason: string }[]} tables that could not be had */
    missing: [],
    load,
    /** Kept as soon as the browser compiles the solver beside all else, or can't be told to. */
    begun: new Promise((resolve) => {
      begin = resolve;
    }),
  };
  let tries = 0;

  async function loadModule() {
    if (engine.functions) return;
    // A failed import is remembered by the browser, and so is a module: another one needs another address.
    const again = tries > 1 ? `?try=${tries}` : "";
    const module = await import(`${siteUrl(`modules/${id}.js`)}${again}`);
    const ready = module.default({ module_or_path: `${siteUrl(`modules/${id}_bg.wasm`)}${again}` });
    begin();
    await ready;
    let isCurrent = true;
    engine.error = null;
    engine.functions = watched(module, () => {
      if (isCurrent) restart();
      isCurrent = false;
    });
    // What can be solved live stands there before the tables are.
    await onchange();
  }

  /** Loads what is not there yet. */
  async function load() {
    tries += 1;
    engine.error = null;
    if (tries > 1) await onchange();
    try {
      await loadModule();
      if (!engine.functions.loadTables) return;
      engine.missing = (await engine.functions.loadTables()).missing;
    } catch (error) {
      engine.error = /** @type {Error} */ (error);
    }
    begin();
    await onchange();
  }

  /** Puts a fresh module, with its tables, in the place of one that has failed. */
  function restart() {
    engine.functions = null;
    onrestart();
    load();
  }

  return engine;
}
