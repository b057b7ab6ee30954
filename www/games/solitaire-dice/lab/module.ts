// Loads the Lab's module, which the game's worker asks as well: it alone plays games, and has the rules to remember.

import { siteUrl } from "../../../shell/host/site.ts";
import type { Solver } from "./model/types.ts";

export async function loadModule(): Promise<Solver> {
  const module: Solver = await import(String(siteUrl("modules/solitaire-dice-lab.js")));
  await module.default({ module_or_path: siteUrl("modules/solitaire-dice-lab_bg.wasm") });
  return module;
}
