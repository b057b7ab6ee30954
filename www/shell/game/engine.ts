// Loads a game's solver, and the tables that spare it work. Without tables it solves live.

import { browser } from "../host/browser.ts";
import { assertSupported, SlowError } from "../host/reasons.ts";
import { siteUrl } from "../host/site.ts";

/** Milliseconds after which a solver that is still on its way can be asked for once more. */
const SLOW = 20_000;

/** Whether a module can't be used any more: what it was working on when it failed is left half done. */
export const isTrap = (error: unknown): boolean =>
  "WebAssembly" in globalThis && error instanceof WebAssembly.RuntimeError;

/** Whether a module has found itself at fault: it can be used on, but has no answer here. */
export const isFault = (error: unknown) => error instanceof Error && error.name === "SolverFault";

/** Whether a player is asked for who plays by what was learned, and that is not loaded. */
export const isNotLearned = (error: unknown) => error instanceof Error && error.name === "NotLearned";

/** What every module has, and those with tables. */
interface AnyModule {
  default(from: { module_or_path: string }): Promise<unknown>;
  loadTables?(): Promise<{ missing: { reason: string }[] }>;
}

/** The functions of a module; `ontrap` hears of those that fail for good. */
export function watched<Module extends object>(module: Module, ontrap: () => void): Module {
  const watch =
    (run: (...asked: unknown[]) => unknown) =>
    (...asked: unknown[]) => {
      try {
        return run(...asked);
      } catch (error) {
        if (isTrap(error)) ontrap();
        throw error;
      }
    };
  const isPlain = (part: unknown): part is (...asked: unknown[]) => unknown =>
    typeof part === "function" && !String(part).startsWith("class");
  const parts = Object.entries(module).map(([name, part]) => [name, isPlain(part) ? watch(part) : part]);
  return Object.fromEntries(parts) as Module;
}

/**
 * @param id the game's
 * @param onchange called when something has been loaded, or could not be
 * @param onrestart called when the module has failed and another one is being loaded
 */
export function createEngine<Solver>(id: string, onchange: () => Promise<void>, onrestart: () => void) {
  let begin: (value?: unknown) => void = () => {};
  const engine = {
    /** Null until the module is there. */
    functions: null as Solver | null,
    /** Why it is not. */
    error: null as Error | null,
    /** Tables that could not be had. */
    missing: [] as { reason: string }[],
    load,
    /** Kept as soon as the browser compiles the solver beside all else, or can't be told to. */
    begun: new Promise((resolve) => {
      begin = resolve;
    }),
  };
  let tries = 0;

  async function loadModule() {
    if (engine.functions) return;
    assertSupported();
    // A failed import is remembered by the browser, and so is a module: another one needs another address.
    const again = tries > 1 ? `?try=${tries}` : "";
    const module: AnyModule & Solver = await import(`${siteUrl(`modules/${id}.js`)}${again}`);
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

  /** Loads what is not there yet. Nobody waits for it longer than is slow; what comes after that is used all the same. */
  async function load() {
    tries += 1;
    engine.error = null;
    if (tries > 1) await onchange();
    let timer: number | undefined;
    const slow = new Promise((go) => {
      timer = browser.setTimeout(go, SLOW);
    });
    await Promise.race([loadAll(), slow.then(tellOfSlowness)]);
    browser.clearTimeout(timer);
  }

  async function tellOfSlowness() {
    if (engine.functions || engine.error) return;
    engine.error = new SlowError();
    await onchange();
  }

  async function loadAll() {
    try {
      await loadModule();
      const { loadTables } = engine.functions as AnyModule;
      if (loadTables) engine.missing = (await loadTables()).missing;
    } catch (error) {
      engine.error = error as Error;
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
