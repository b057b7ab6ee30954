// Starts the WebAssembly module.

import { inflated } from "./inflated.js";
import init from "./module.js";
import { throwUnready } from "./unready.js";

/** An object of the environment; none where the types that a project is checked by don't have it. */
type Global<Name extends string> = typeof globalThis extends Record<Name, { prototype: infer Kind }> ? Kind : never;
type CompiledModule = typeof globalThis extends { WebAssembly: { Module: { prototype: infer Kind } } }
  ? Kind & object
  : never;

/**
 * Where the WebAssembly module may come from: its bytes, a compiled `WebAssembly.Module`, a `Response` with the package's `.wasm` file, or its
 * address, as a text or a `URL`.
 */
export type ModuleSource = ArrayBuffer | ArrayBufferView | CompiledModule | Global<"Response"> | Global<"URL"> | string;

let isReady = false;
let starting: Promise<void> | undefined;

/**
 * Starts the WebAssembly module. Await it before you call anything else: other functions and classes throw an `Error` until then.
 *
 * Call it as often as you like: it starts the module once, and all calls share that start. If the start fails, the promise rejects with the
 * reason, and the next call tries again.
 *
 * @param source - Where the module comes from. Left out, it is the copy inside this package, which is loaded as part of the script: nothing
 * is fetched from an address of its own. Give a source to serve the package's `.wasm` file yourself, or to share one compiled
 * `WebAssembly.Module` with workers. Once the module has started, `source` makes no difference.
 *
 * @example
 * ```js
 * await ready();
 * ```
 */
export function ready(source?: ModuleSource | Promise<ModuleSource>): Promise<void> {
  starting ??= start(source).catch((reason) => {
    starting = undefined;
    throw reason;
  });
  return starting;
}

async function start(source?: ModuleSource | Promise<ModuleSource>) {
  await init({ module_or_path: source ?? inflated((await import("./wasm.js")).default) });
  isReady = true;
}

/** Throws unless the module has started. */
export function requireReady(): void {
  if (!isReady) throwUnready();
}
