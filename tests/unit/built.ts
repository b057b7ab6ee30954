/** Solvers of the built site, and what they load, without a browser. */

import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { inflateSync } from "node:zlib";

import { createAnswers } from "../../www/shell/game/answers.ts";

const dist = (path: string) => new URL(`../../dist/${path}`, import.meta.url);

/** The solvers of games and of their Labs, by their names. */
interface Solvers {
  heckmeck: typeof import("#modules/heckmeck");
  "heckmeck-lab": typeof import("#modules/heckmeck-lab");
  knucklebones: typeof import("#modules/knucklebones");
  "knucklebones-lab": typeof import("#modules/knucklebones-lab");
  rummikub: typeof import("#modules/rummikub");
  "rummikub-lab": typeof import("#modules/rummikub-lab");
  "solitaire-dice": typeof import("#modules/solitaire-dice");
  "solitaire-dice-lab": typeof import("#modules/solitaire-dice-lab");
}

/**
 * A solver with none of its tables. Files of tests share a process and so this solver: a file that loads something into it names a copy
 * of its own.
 */
export async function moduleOf<Id extends keyof Solvers>(id: Id, copy = "") {
  const module: Solvers[Id] = await import(`${dist(`modules/${id}.js`).href}?${copy}`);
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
