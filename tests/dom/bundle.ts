/** Loads scripts of the built site into a realm of their own, as a browser loads modules. */

import { existsSync, readFileSync } from "node:fs";
import { type Context, runInContext, Script } from "node:vm";

const DIST = new URL("../../dist/", import.meta.url);

/** The site's address on a page. */
export const HOME = "http://rollwise.test/";

/** A file of the built site by its address; null where there is none. */
export function read(address: string): Buffer | null {
  const { pathname } = new URL(address);
  const file = new URL(`.${pathname.endsWith("/") ? `${pathname}index.html` : pathname}`, DIST);
  return existsSync(file) ? readFileSync(file) : null;
}

type Module = Record<string, unknown>;
type Load = (from: string, base?: string) => Promise<Module>;
type Run = (load: (from: string) => Promise<Module>, meta: { url: string }) => Promise<Module>;

const IMPORT = /^\s*import\s*(?:\{([^}]*)\}\s*from\s*)?["`']([^"`']+)["`'];?/;
const EXPORT = /export\s*\{([^}]*)\}(?:\s*from\s*["`']([^"`']+)["`'])?;?\s*$/;

const pairs = (list: string) =>
  list.split(",").flatMap((item) => {
    const [name, other = name] = item.trim().split(/\s+as\s+/);
    return name === "" ? [] : [[name, other] as const];
  });

/** The module as the body of a function: what it imports stands at its beginning, what it exports at its end. */
function bodyOf(source: string) {
  let [head, rest] = ["", source];
  for (let found = IMPORT.exec(rest); found; found = IMPORT.exec(rest)) {
    const names = pairs(found[1] ?? "").map(([name, own]) => `${JSON.stringify(name)}: ${own}`);
    head += `const {${names}} = await __load(${JSON.stringify(found[2])});`;
    rest = rest.slice(found[0].length);
  }
  const [, names = "", from] = EXPORT.exec(rest) ?? [];
  if (from) head += `const __from = await __load(${JSON.stringify(from)});`;
  const exported = pairs(names).map(
    ([own, name]) => `get ${JSON.stringify(name)}() {return ${from ? `__from[${JSON.stringify(own)}]` : own}}`,
  );
  return `"use strict";${head}${loadedBy(rest.replace(EXPORT, ""))}\nreturn {${exported}};`;
}

/** The same script where it imports by what it gets as `__load`. */
export const loadedBy = (source: string) =>
  source.replace(/\bimport\s*\(/g, "__load(").replace(/\bimport\.meta\b/g, "__meta");

/** Compiled once in a process, by their paths. */
const compiled: Map<string, Script> = new Map();

const scriptOf = (source: string, filename: string) =>
  new Script(`(async (__load, __meta) => {${bodyOf(source)}\n})`, { filename });

function compile(address: string) {
  const path = new URL(address).pathname;
  const known = compiled.get(path);
  if (known) return known;
  const source = read(address);
  if (!source) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  const script = scriptOf(String(source), path);
  compiled.set(path, script);
  return script;
}

/** The script that a test has sent instead of the site's. */
async function compileSent(response: Response, address: string) {
  const isScript = response.ok && /javascript/.test(response.headers.get("content-type") ?? "");
  if (!isScript) throw new TypeError(`Failed to fetch dynamically imported module: ${address}`);
  return scriptOf(await response.text(), address);
}

/** What a test has sent for an address; null where the site's file is. */
export type Answer = (address: string) => Promise<Response | null>;

/** Returns what imports modules into a realm. */
export function loader(realm: Context, answer: Answer) {
  const modules: Map<string, Promise<Module>> = new Map();
  // Its promises are of the realm, as scripts expect.
  const own: (load: Load) => Load = runInContext("(load) => async (from, base) => load(from, base)", realm);
  const load: Load = own((from, base = HOME) => {
    const { href } = new URL(from, base);
    let module = modules.get(href);
    if (!module) {
      // As in a browser, nothing of it runs before whatever imports it has gone on.
      module = Promise.resolve().then(async () => {
        const sent = await answer(href);
        const script = sent ? await compileSent(sent, href) : compile(href);
        const run: Run = script.runInContext(realm);
        return run(
          own((other) => load(other, href)),
          { url: href },
        );
      });
      modules.set(href, module);
    }
    return module;
  });
  return load;
}

const modules: Map<string, Promise<WebAssembly.Module>> = new Map();

/** WebAssembly that compiles each file once in a process. */
export const webAssembly = Object.assign(Object.create(WebAssembly), {
  async instantiateStreaming(from: Response | Promise<Response>, imports: WebAssembly.Imports) {
    const response = await from;
    const path = response.headers.get("x-path");
    const compiled = () => response.arrayBuffer().then((bytes) => WebAssembly.compile(bytes));
    // What a test has sent is compiled each time.
    const module = path === null ? compiled() : (modules.get(path) ?? compiled());
    if (path !== null) modules.set(path, module);
    const instance = await WebAssembly.instantiate(await module, imports);
    return { module: await module, instance };
  },
});

const TYPES: Record<string, string> = { wasm: "application/wasm", json: "application/json", html: "text/html" };

/** Sends a file of the built site. */
export async function fetchFile(address: string) {
  const { href, pathname } = new URL(address);
  const bytes = read(href);
  const type = TYPES[pathname.split(".").at(-1) ?? ""] ?? "application/octet-stream";
  if (!bytes) return new Response("not found", { status: 404 });
  return new Response(new Uint8Array(bytes), { headers: { "content-type": type, "x-path": pathname } });
}

/** Returns the `fetch` of a page. */
export const fetcher = (answer: Answer) => async (asked: unknown) => {
  const { href } = new URL(String((asked as Request).url ?? asked), HOME);
  return (await answer(href)) ?? fetchFile(href);
};
