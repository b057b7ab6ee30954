// What an embedded position says beside the game's own words, in French.

import type * as English from "../en/embed.ts";

export const embedWords: typeof English.embedWords = {
  title: (game) => `${game} · rollwise`,
  open: "Ouvrir dans rollwise",
  opensTab: "(dans un nouvel onglet)",
};
