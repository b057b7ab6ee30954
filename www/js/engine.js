// Loads the solver, and the tables that spare it work. Without tables it solves live.

/**
 * @param tables `{ name, take(functions, bytes) }` for each file in precomputed/
 * @param onchange called when something has been loaded, or could not be
 * @returns `functions` (null until the module is there), `error` (why it is not), `missing` (tables
 *   that could not be had, with the reason), `load()` to try again whatever is not there
 */
export function createEngine(tables, onchange) {
  const engine = { functions: null, error: null, missing: new Map(), load };
  const taken = new Set();
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

  async function loadTable(table, module) {
    if (taken.has(table)) return;
    try {
      const bytes = await fetchTable(table.name);
      await module;
      table.take(engine.functions, bytes);
      taken.add(table);
      engine.missing.delete(table.name);
    } catch (error) {
      engine.missing.set(table.name, error.message);
    }
  }

  async function load() {
    tries += 1;
    engine.error = null;
    const module = loadModule();
    const rest = tables.map((table) => loadTable(table, module));
    try {
      await module;
      await Promise.all(rest);
    } catch (error) {
      engine.error = error;
    }
    onchange();
  }

  return engine;
}

async function fetchTable(name) {
  const response = await fetch(new URL(`../precomputed/${name}.bin`, import.meta.url));
  if (!response.ok) throw new Error(`the server answers ${response.status}`);
  const inflated = response.body.pipeThrough(new DecompressionStream("deflate"));
  return new Uint8Array(await new Response(inflated).arrayBuffer());
}
