// What an embedded position says otherwise than the game's page, in French.

import type { Words } from "./words.ts";

export const frameWords = (words: Words): Words => ({ ...words, keepsTotal: "Un lancer raté garde ici le score." });
