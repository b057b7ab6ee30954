/** What the installed packages answer: the whole of a project that uses them. */

import * as heckmeck from "@rollwise/heckmeck";
import * as knucklebones from "@rollwise/knucklebones";
import * as rummikub from "@rollwise/rummikub";
import * as solitaireDice from "@rollwise/solitaire-dice";

import { answers, load } from "./answers.js";

async function tell() {
  const games = { heckmeck, knucklebones, rummikub, solitaireDice };
  await Promise.all(Object.values(games).map(({ ready }) => ready()));
  const missing = await load(games);
  if (missing.length > 0) throw new Error(JSON.stringify(missing));
  return answers(games);
}

export const told = tell();
