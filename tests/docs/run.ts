/** Runs an example that imports modules of the built site, without a network and without a browser. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { check, found } from "./check.js";
import { ROOT } from "./documents.ts";
import { checked, countShown } from "./examples.ts";

/** Where the modules lie that examples import. */
const MODULES = pathToFileURL(`${ROOT}dist/modules/`).href;

/** In place of the network: files of the built site, by their addresses. */
async function fetchFile(address: unknown): Promise<Response> {
  const url = new URL(address instanceof Request ? address.url : String(address));
  const type = url.pathname.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
  const response = new Response(await readFile(url), { headers: { "content-type": type } });
  return Object.defineProperty(response, "url", { value: url.href });
}

let runs = 0;

/** Fails where a comment is wrong, or the script shows nothing. */
export async function run(script: string): Promise<void> {
  assert.ok(countShown(script) > 0, `nothing is shown by\n${script}`);
  // Each has modules of its own, with nothing loaded into them.
  runs += 1;
  const text = checked(script).replaceAll(/from "\.\/modules\/([^"]+)"/g, `from "${MODULES}$1?${runs}"`);
  const before = globalThis.fetch;
  Object.assign(globalThis, { check, fetch: fetchFile });
  found.wrong = [];
  try {
    await import(`data:text/javascript,${encodeURIComponent(text)}`);
  } finally {
    globalThis.fetch = before;
  }
  assert.deepEqual(found.wrong, []);
}
