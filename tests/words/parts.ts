/** The parts of the site that have texts, and what each says in a language. */

import { knucklebones } from "./knucklebones.ts";
import { rummikub } from "./rummikub.ts";
import { shell } from "./shell.ts";
import type { Sentences } from "./texts.ts";

export const PARTS: Record<string, Sentences> = { knucklebones, rummikub, shell };
