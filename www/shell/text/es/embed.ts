// What an embedded position says beside the game's own words, in Spanish.

import type * as English from "../en/embed.ts";

export const embedWords: typeof English.embedWords = {
  title: (game) => `${game} · rollwise`,
  open: "Abrir en rollwise",
  opensTab: "(abre una pestaña nueva)",
};
