/** Solvers of the built site, and what they load, without a browser. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

import { createAnswers } from "../../www/shell/answers.ts";

const dist = (path) => new URL(`../../dist/${path}`, import.meta.url);

/** A game's solver, with none of its tables: one for each test file, which is a process of its own, and for each name of a copy. */
export async function moduleOf(id, copy = "") {
  const module = await import(`${dist(`modules/${id}.js`).href}?${copy}`);
  module.initSync({ module: await readFile(dist(`modules/${id}_bg.wasm`)) });
  return module;
}

const fileOf = (name) => dist(`precomputed/${name}.bin`);

/** Whether the site has a table or weights of that name, and what is in them. */
export const isBuilt = (name) => existsSync(fileOf(name));
export const precomputed = async (name) => inflateSync(await readFile(fileOf(name)));

/** Answers of a solver, as a page has them. @returns {any} */
export const answersOf = (functions, lacksTables = false) =>
  createAnswers(
    () => {},
    () => functions,
    () => lacksTables,
  );
