// What an embedded position says otherwise than the game's page, in German.

import type { Words } from "../en/words.ts";

export const frameWords = (words: Words): Words => ({
  ...words,
  keepsTotal: "Ein Fehlwurf behält hier die Punkte.",
});
