/** Starts the WebAssembly module. */

import { inflated } from "./inflated.js";
import init from "./module.js";
import { throwUnready } from "./unready.js";

/**
 * Where the WebAssembly module may come from: its bytes, what was compiled from them, or its address and what a server answers from there.
 */
export type ModuleSource = ArrayBuffer | ArrayBufferView<ArrayBuffer> | WebAssembly.Module | Response | URL | string;

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
 * await ready();
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
