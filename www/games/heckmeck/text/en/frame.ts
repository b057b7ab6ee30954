// What an embedded position says otherwise than the game's page, in English.

import type { Words } from "./words.ts";

export const frameWords = (words: Words): Words => ({ ...words, keepsTotal: "A bust keeps the score here." });
