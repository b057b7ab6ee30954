/** Solvers of the built site, and what they load, without a browser. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

import { createAnswers } from "../../www/shell/game/answers.ts";
import type { Modules } from "../modules.ts";

const dist = (path: string) => new URL(`../../dist/${path}`, import.meta.url);

/**
 * A solver with none of its tables. Files of tests share a process and so this solver: a file that loads something into it names a copy
 * of its own.
 */
export async function moduleOf<Id extends keyof Modules>(id: Id, copy = "") {
  const module: Modules[Id] = await import(`${dist(`modules/${id}.js`).href}?${copy}`);
  module.initSync({ module: await readFile(dist(`modules/${id}_bg.wasm`)) });
  return module;
}

const fileOf = (name: string) => dist(`precomputed/${name}.bin`);

/** Whether the site has a table or weights of that name, and what is in them. */
export const isBuilt = (name: string) => existsSync(fileOf(name));
export const precomputed = async (name: string) => inflateSync(await readFile(fileOf(name)));

/** Answers of a solver, as a page has them. */
export const answersOf = <Solver>(functions: Solver, lacksTables = false) =>
  createAnswers<Solver>(
    () => {},
    () => functions,
    () => lacksTables,
  );
