// Loads the solver, and the tables that spare it work. Without tables it solves live.

/**
 * @param onchange called when something has been loaded, or could not be
 * @returns `functions` (null until the module is there), `error` (why it is not), `missing` (the
 *   tables that could not be had, each with the reason), `load()` to try again whatever is not there
 */
export function createEngine(onchange) {
  const engine = { functions: null, error: null, missing: [], load };
  let tries = 0;

  async function loadModule() {
    if (engine.functions) return;
    // A failed import is remembered by the browser, so another try needs another address.
    const again = tries > 1 ? `?try=${tries}` : "";
    const module = await import(`../rollwise.js${again}`);
    await module.default({ module_or_path: new URL(`../rollwise_bg.wasm${again}`, import.meta.url) });
    engine.functions = module;
    // What can be solved live stands there before the tables are.
    onchange();
  }

  async function load() {
    tries += 1;
    engine.error = null;
    try {
      await loadModule();
      engine.missing = (await engine.functions.loadTables()).missing;
    } catch (error) {
      engine.error = error;
    }
    onchange();
  }

  return engine;
}
