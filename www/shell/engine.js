// Loads a game's solver, and the tables that spare it work. Without tables it solves live.

import { siteUrl } from "./site.js";

/**
 * @param {string} id the game's
 * @param {() => Promise<void>} onchange called when something has been loaded, or could not be
 */
export function createEngine(id, onchange) {
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
    // A failed import is remembered by the browser, so another try needs another address.
    const again = tries > 1 ? `?try=${tries}` : "";
    const module = await import(`${siteUrl(`modules/${id}.js`)}${again}`);
    const ready = module.default({ module_or_path: `${siteUrl(`modules/${id}_bg.wasm`)}${again}` });
    begin();
    await ready;
    engine.functions = module;
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
      engine.missing = (await engine.functions.loadTables?.())?.missing ?? [];
    } catch (error) {
      engine.error = /** @type {Error} */ (error);
    }
    begin();
    await onchange();
  }

  return engine;
}
