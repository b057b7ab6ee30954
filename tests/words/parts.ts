/** The parts of the site that have texts, and what each says in a language. */

import { heckmeck } from "./heckmeck.ts";
import { shell } from "./shell.ts";
import type { Sentences } from "./texts.ts";

export const PARTS: Record<string, Sentences> = { shell, heckmeck };
