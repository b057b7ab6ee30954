// What an embedded position says beside the game's own words, in German.

import type * as English from "../en/embed.ts";

export const embedWords: typeof English.embedWords = {
  title: (game: string) => `${game} · rollwise`,
  open: "In rollwise öffnen",
  opensTab: "(öffnet einen neuen Tab)",
};
