/** The parts of the site that have texts, and what each says in a language. */

import { documents } from "./documents.ts";
import { heckmeck } from "./heckmeck.ts";
import { knucklebones } from "./knucklebones.ts";
import { rummikub } from "./rummikub.ts";
import { shell } from "./shell.ts";
import { solitaireDice } from "./solitaire-dice.ts";
import type { Sentences } from "./texts.ts";

export const PARTS: Record<string, Sentences> = {
  documents,
  heckmeck,
  knucklebones,
  rummikub,
  shell,
  "solitaire-dice": solitaireDice,
};
