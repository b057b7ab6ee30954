/** The parts of the site that have texts, and what each says in a language. */

import { shell } from "./shell.ts";
import { solitaireDice } from "./solitaire-dice.ts";
import type { Sentences } from "./texts.ts";

export const PARTS: Record<string, Sentences> = { shell, "solitaire-dice": solitaireDice };
